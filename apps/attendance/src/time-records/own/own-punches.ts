import { nextAfter } from '@haisha/rules/punches/next-punch';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { TimeRecord } from '@haisha/validation/time-record';

/** The record that the driver works on: that of a shift of yesterday which is still going on, else that of today. */
export function currentRecord(records: readonly TimeRecord[], today: string, now: number): TimeRecord | undefined {
  const going = records.find((record) => {
    if (record.date >= today) return false;
    const { button } = nextAfter(timesOf(record), now);
    return button !== null && button !== 'clockIn';
  });
  return going ?? records.find(({ date }) => date === today);
}

/** The punches of a record that count. */
export function timesOf({ punches }: TimeRecord): { id: string; kind: PunchKind; at: string }[] {
  return punches.flatMap(({ at, id, kind }) => (at === null ? [] : [{ id, kind, at }]));
}
