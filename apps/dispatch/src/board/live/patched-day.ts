import type { BoardChanges, BoardDay } from '@haisha/validation/board-day';

/** What was asked for: runs in the version that stood here then, and who and what was on them. */
export type AskedChanges = {
  /** 0 for a run that did not stand here. */
  runs: ReadonlyMap<string, number>;
  driverIds: ReadonlySet<string>;
  vehicleIds: ReadonlySet<string>;
};

/**
 * Returns the day with what changed: a run in the place of its older version, a new one at the end. What was asked for and
 * not answered has left the days or the centre and goes, unless it became newer here meanwhile.
 */
export function patchedDay(day: BoardDay, asked: AskedChanges, changes: BoardChanges): BoardDay {
  const answered = new Map(changes.allocations.map((run) => [run.id, run]));
  const known = new Set(day.allocations.map(({ id }) => id));
  const allocations = day.allocations.flatMap((run) => {
    const next = answered.get(run.id);
    if (next) return next.version > run.version ? next : run;
    return asked.runs.get(run.id) === run.version ? [] : run;
  });
  return {
    ...day,
    allocations: [...allocations, ...changes.allocations.filter(({ id }) => !known.has(id))],
    deliveriesLeft: changes.deliveriesLeft ?? day.deliveriesLeft,
    places: changes.places ?? day.places,
    courses: changes.courses ?? day.courses,
    vehicles: replaced(day.vehicles, asked.vehicleIds, changes.vehicles),
    drivers: replaced(day.drivers, asked.driverIds, changes.drivers),
  };
}

/** Rows in the order of their codes, with those that were answered; those that are borrowed no more go. */
function replaced<Row extends { id: string; code: string }>(
  rows: readonly Row[],
  asked: ReadonlySet<string>,
  answered: readonly Row[],
): Row[] {
  const next = new Map(answered.map((row) => [row.id, row]));
  const stays = rows.flatMap((row) => next.get(row.id) ?? (asked.has(row.id) ? [] : row));
  const known = new Set(rows.map(({ id }) => id));
  const added = answered.filter(({ id }) => !known.has(id));
  return added.length === 0 ? stays : [...stays, ...added].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
