import type { Run } from './board-types.ts';

const known = new WeakMap<readonly { id: string }[], ReadonlyMap<string, unknown>>();

/** Returns rows by their id, made once for a list: those of a day are looked up again and again. */
export function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const made = known.get(rows) as ReadonlyMap<string, Row> | undefined;
  if (made) return made;
  const map = new Map(rows.map((row) => [row.id, row]));
  known.set(rows, map);
  return map;
}

const stopsOf = new WeakMap<readonly Run[], ReadonlyMap<string, Run['stops'][number]>>();

/** Returns the stops of runs by their id, made once for a list. */
export function stopsById(runs: readonly Run[]): ReadonlyMap<string, Run['stops'][number]> {
  const made = stopsOf.get(runs);
  if (made) return made;
  const map = new Map(runs.flatMap(({ stops }) => stops.map((stop) => [stop.id, stop] as const)));
  stopsOf.set(runs, map);
  return map;
}
