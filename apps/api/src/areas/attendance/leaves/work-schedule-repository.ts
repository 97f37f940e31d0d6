import type { DriverSchedules, WorkScheduleInput } from '@haisha/validation/work-schedule';
import { and, eq, sql } from 'drizzle-orm';
import { workSchedules } from '../../../db/schema/attendance/work-schedules.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

type Row = DriverSchedules & { code: string; name: string; departmentId: string };

const { archivedAt, code, createdAt, departmentId, id: driverId, name } = drivers;
const { schedules, updatedAt, version } = workSchedules;

/** The SQL of what is agreed of a driver's work: the driver is locked with it, and there before anything was entered. */
export const workScheduleRepository: RowRepository<Row> = {
  entity: 'workSchedule',
  table: drivers,
  departmentOf: (row) => row.departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await db
      .select({
        ...{ id: driverId, archivedAt, code, createdAt, departmentId, name },
        ...entityPeople,
        entered: { schedules, updatedAt, version },
      })
      .from(drivers)
      .leftJoin(workSchedules, eq(workSchedules.driverId, driverId))
      .leftJoin(creator, eq(creator.id, drivers.createdBy))
      .leftJoin(editor, eq(editor.id, workSchedules.updatedBy))
      .where(and(eq(driverId, id), withinScope(scope, departmentId, eq(drivers.userId, scope.userId))));
    if (!row) return null;
    const { entered, ...driver } = row;
    return { ...driver, ...(entered ?? { schedules: [], updatedAt: driver.createdAt, version: 0 }) };
  },
};

/** Sets what is agreed of a driver's work, the earliest first. */
export async function setSchedules({ actor, tx }: Write, id: string, input: WorkScheduleInput): Promise<void> {
  const inOrder = input.schedules.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const values = { schedules: inOrder, updatedBy: actor.userId };
  await tx
    .insert(workSchedules)
    .values({ driverId: id, ...values })
    .onConflictDoUpdate({
      target: workSchedules.driverId,
      set: { ...values, updatedAt: sql`now()`, version: sql`${version} + 1` },
    });
}
