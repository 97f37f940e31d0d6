import type { Punch } from '@haisha/validation/time-record';
import { and, asc, between, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAmong } from '../../../db/is-among.ts';
import { kioskDevices } from '../../../db/schema/attendance/kiosk-devices.ts';
import { punchChanges } from '../../../db/schema/attendance/punch-changes.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { users } from '../../../db/schema/identity/users.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Days } from './days.ts';

const approver = alias(users, 'approver');

/** A punch with whose it is and the day that it belongs to. */
export type PunchOfDay = Punch & { driverId: string; workDate: string };

/** Reads the punches of drivers on some days in order of time, those that were taken back among them, with what was changed. */
export async function readPunches(db: Reader, driverIds: readonly string[], { from, to }: Days): Promise<PunchOfDay[]> {
  const ofDays = and(isAmong(punches.driverId, driverIds), between(punches.workDate, from, to));
  const { createdBy: _, deviceId: _device, fileId: _file, timeChangeId: _id, ...columns } = getTableColumns(punches);
  const rows = await db
    .select({ ...columns, byName: users.name, fileName: punchFiles.fileName, deviceName: kioskDevices.name })
    .from(punches)
    .leftJoin(users, eq(users.id, punches.createdBy))
    .leftJoin(kioskDevices, eq(kioskDevices.id, punches.deviceId))
    .leftJoin(punchFiles, eq(punchFiles.id, punches.fileId))
    .where(ofDays)
    .orderBy(sql`coalesce(${punches.at}, ${punches.firstAt})`, asc(punches.firstAt), asc(punches.id));
  const { changedBy: __, timeChangeId: __id, ...changed } = getTableColumns(punchChanges);
  const changes = await db
    .select({ ...changed, changedByName: users.name, approvedByName: approver.name })
    .from(punchChanges)
    .innerJoin(punches, eq(punches.id, punchChanges.punchId))
    .leftJoin(users, eq(users.id, punchChanges.changedBy))
    .leftJoin(timeChanges, eq(timeChanges.id, punchChanges.timeChangeId))
    .leftJoin(approver, eq(approver.id, timeChanges.decidedBy))
    .where(ofDays)
    .orderBy(asc(punchChanges.changedAt), asc(punchChanges.id));
  const changesOf = Map.groupBy(changes, ({ punchId }) => punchId);
  return rows.map((row) => ({
    ...row,
    changes: (changesOf.get(row.id) ?? []).map(({ punchId: ___, ...change }) => change),
  }));
}
