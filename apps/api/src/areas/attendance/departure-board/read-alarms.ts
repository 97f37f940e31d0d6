import type { DepartureAlarm } from '@haisha/validation/departure-board';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

/** Reads the departures without a roll call of a department that nobody has acknowledged yet, the oldest first. */
export async function readAlarms(db: Reader, departmentId: string, scope: RowScope): Promise<DepartureAlarm[]> {
  if (scope.rows === 'department' && !scope.departmentIds.includes(departmentId)) return [];
  const { acknowledgedAt, at, departmentId: department, id, kind, workDate } = departureAlerts;
  return await db
    .select({ id, date: workDate, at, driver: { id: drivers.id, name: drivers.name, nameEn: drivers.nameEn } })
    .from(departureAlerts)
    .innerJoin(drivers, eq(drivers.id, departureAlerts.driverId))
    .where(and(eq(department, departmentId), eq(kind, 'departedWithoutCall'), isNull(acknowledgedAt)))
    .orderBy(asc(at), asc(id));
}
