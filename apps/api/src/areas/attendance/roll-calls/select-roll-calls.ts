import { eq, getTableColumns } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

const { workDate, departmentId: _, vehicleId: __, createdAt: ___, ...columns } = getTableColumns(rollCalls);

/** Selects calls as those see them who hold calls, with further columns. */
export function selectRollCalls<More extends SelectedFields>(db: Reader, more: More) {
  return db
    .select({ ...columns, date: workDate, byName: users.name, vehicleCode: vehicles.code, ...more })
    .from(rollCalls)
    .innerJoin(users, eq(users.id, rollCalls.createdBy))
    .leftJoin(vehicles, eq(vehicles.id, rollCalls.vehicleId))
    .$dynamic();
}
