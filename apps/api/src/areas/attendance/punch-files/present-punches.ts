import type { PunchKind } from '@haisha/rules/punches/punch';
import { and, between, eq, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { punchChanges } from '../../../db/schema/attendance/punch-changes.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from '../time-records/days.ts';

/** A punch that is there, also one that was taken back; `isOffice` says that the office entered or changed it. */
export type PresentPunch = {
  driverId: string;
  workDate: string;
  kind: PunchKind;
  at: string | null;
  firstAt: string;
  isOffice: boolean;
};

/** Reads the punches of drivers on some days, with which those of a file are compared. */
export async function readPresentPunches(
  db: Reader,
  driverIds: readonly string[],
  { from, to }: Days,
): Promise<PresentPunch[]> {
  const { at, driverId, firstAt, kind, workDate } = punches;
  const isChanged = sql`exists (select from ${punchChanges} where ${eq(punchChanges.punchId, punches.id)})`;
  return await db
    .select({
      ...{ driverId, workDate, kind, at, firstAt },
      isOffice: sql<boolean>`${punches.method} = 'office' or ${isChanged}`,
    })
    .from(punches)
    .where(and(isAmong(driverId, driverIds), between(workDate, from, to)));
}
