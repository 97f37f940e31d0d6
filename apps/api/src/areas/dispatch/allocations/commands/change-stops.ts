import type { Allocation } from '@haisha/validation/allocation';
import type { StopsChange } from '@haisha/validation/allocation-command';

import { allocationStops } from '../../../../db/schema/dispatch/allocation-stops.ts';
import { validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { setColumns } from '../../../../services/records/write/write-many.ts';
import { changeRun } from './change-run.ts';

/** Puts the stops of a run in another order, with their times; all of them are named. */
export async function changeStops(
  write: Write,
  id: string,
  { reason, stops, version }: StopsChange,
): Promise<Allocation> {
  return await changeRun(write, { id, version }, reason, async (row) => {
    const errors = stopErrors(row, stops);
    if (errors.length > 0) throw validationFailed(errors);
    // A place is free before another stop takes it: first all go out of the way.
    for (const [sign, offset] of [
      [-1, -1],
      [1, 0],
    ] as const) {
      await setColumns(
        write.tx,
        allocationStops,
        stops.map((stop) => ({
          id: stop.id,
          position: sign * stop.position + offset,
          plannedArriveAt: stop.plannedArriveAt,
          plannedDepartAt: stop.plannedDepartAt,
        })),
      );
    }
  });
}

function stopErrors(row: Allocation, stops: StopsChange['stops']) {
  const ids = new Set(stops.map((stop) => stop.id));
  const places = stops.map(({ position }) => position).toSorted((a, b) => a - b);
  if (ids.size !== row.stops.length || row.stops.some((stop) => !ids.has(stop.id))) {
    return [{ path: 'stops', code: 'allStops' }];
  }
  if (places.some((place, index) => place !== index)) return [{ path: 'stops', code: 'allStops' }];
  return stops.flatMap(({ plannedArriveAt, plannedDepartAt }, index) =>
    plannedDepartAt < plannedArriveAt ? [{ path: `stops.${index}.plannedDepartAt`, code: 'afterStart' }] : [],
  );
}
