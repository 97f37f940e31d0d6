import type { PunchKind } from '@haisha/rules/punches/punch';
import { fileReasons } from '@haisha/validation/punch-choices';
import { and, between, eq, notInArray, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { punchChanges } from '../../../db/schema/attendance/punch-changes.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from '../time-records/days.ts';

/**
 * A punch that is there, also one that was taken back; `isOffice` says that the office entered or changed it, `isUndone` that
 * it went with a whole file, and returns with the next one that has it.
 */
export type PresentPunch = {
  id: string;
  driverId: string;
  workDate: string;
  kind: PunchKind;
  at: string | null;
  firstAt: string;
  isOffice: boolean;
  isUndone: boolean;
};

/** Whether somebody changed a punch, or took it back, by itself. */
const isChangedByOffice = sql`exists (select from ${punchChanges}
  where ${and(eq(punchChanges.punchId, punches.id), notInArray(punchChanges.reason, [...fileReasons]))})`;

/** Reads the punches of drivers on some days, with which those of a file are compared. */
export async function readPresentPunches(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<PresentPunch[]> {
  const { at, driverId, firstAt, id, kind, workDate } = punches;
  return await db
    .select({
      ...{ id, driverId, workDate, kind, at, firstAt },
      isOffice: sql<boolean>`${punches.method} = 'office' or ${isChangedByOffice}`,
      isUndone: sql<boolean>`${at} is null and not ${isChangedByOffice}`,
    })
    .from(punches)
    .where(and(isAmong(driverId, driverIds), between(workDate, from, to)));
}
