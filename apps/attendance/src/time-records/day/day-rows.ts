import type { RecordedDriver, TimeRecordDay } from '@haisha/validation/time-record';
import { type Level, type RecordRow, rowOf } from '../records/record-row.ts';
import { type CountedKind, countedKinds, isOfKind } from '../records/remarks.ts';

/** The day of a centre as rows, with whose they are. */
export type DayRows = { rows: readonly RecordRow[]; driverOf: ReadonlyMap<string, RecordedDriver> };

/** Reads the rows of a day off its answer, in the order of the codes of the drivers; `now` in milliseconds. */
export function dayRows({ drivers, records }: TimeRecordDay, now: number): DayRows {
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]));
  return {
    rows: records.filter(({ driverId }) => driverOf.has(driverId)).map((record) => rowOf(record, now)),
    driverOf,
  };
}

/** Puts rows with red first, then those with amber, then the rest; within each as they came. */
export function worstFirst(rows: readonly RecordRow[]): RecordRow[] {
  const rank = (level: Level | null) => (level === 'red' ? 0 : level === 'amber' ? 1 : 2);
  return rows.toSorted((a, b) => rank(a.level) - rank(b.level));
}

/** Counts the rows of each kind that the strip names. */
export function countsOf(rows: readonly RecordRow[]): Record<CountedKind, number> {
  const count = (kind: CountedKind) => rows.filter((row) => isOfKind(kind, row)).length;
  return Object.fromEntries(countedKinds.map((kind) => [kind, count(kind)])) as Record<CountedKind, number>;
}
