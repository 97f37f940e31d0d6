import { departureFactsOf } from '@haisha/rules/departure/departure-facts';
import { departureState, isLate } from '@haisha/rules/departure/departure-state';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { centresOf } from './centres-of.ts';
import { readDepartureRows } from './read-departure-rows.ts';

/** Counts the drivers of somebody's centres whom the board of today counts as late or wrong. */
export async function countLate(db: Reader, scope: RowScope, now: Date): Promise<number> {
  const boards = await Promise.all(
    (await centresOf(db, scope)).map((departmentId) =>
      readDepartureRows(db, { date: scope.today, departmentId }, scope),
    ),
  );
  const minute = minuteOf(now.getTime());
  return boards.flat().filter((row) => isLate(departureState(departureFactsOf(row), minute))).length;
}
