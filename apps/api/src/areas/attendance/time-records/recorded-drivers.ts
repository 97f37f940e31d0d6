import type { RecordedDriver } from '@haisha/validation/time-record';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { byCodePoint } from '../../../db/indexes.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import type { Days } from './days.ts';

const { code, departmentId, id, name, nameEn, phone } = drivers;

const punching = {
  ...{ id, departmentId, leftDate: drivers.leftDate },
  isArchived: sql<boolean>`${drivers.archivedAt} is not null`,
};

/** A driver whose punches are written: locked, with the last day of employment. */
export type PunchingDriver = { id: string; departmentId: string; leftDate: string | null; isArchived: boolean };

/** Those of a department on some days in the order of their codes, with others who drove for it or punched there then. */
export async function driversOfDays(
  db: Reader,
  { from, to }: Days,
  department: string,
  scope: RowScope,
): Promise<RecordedDriver[]> {
  const stays = and(
    isNull(drivers.archivedAt),
    sql`${drivers.hiredDate} <= ${to}::date`,
    sql`(${drivers.leftDate} is null or ${drivers.leftDate} >= ${from}::date)`,
  );
  const punched = inArray(
    id,
    sql`(select ${punches.driverId} from ${punches} where ${punches.workDate} between ${from}::date and ${to}::date)`,
  );
  // Run by run: a join would read the crews of all years.
  const borrowed = inArray(
    id,
    sql`(select c.driver_id from allocations a cross join lateral (select driver_id from allocation_crew
      where allocation_id = a.id and not is_released offset 0) c
      where a.department_id = ${department} and a.operation_date between ${from}::date and ${to}::date)`,
  );
  return await selectDrivers(db)
    .where(and(driversWithin(scope), or(and(eq(departmentId, department), or(stays, punched)), borrowed)))
    .orderBy(asc(byCodePoint(code)));
}

/** One driver within scope; without an id the one who asks. */
export async function findDriver(
  db: Reader,
  driverId: string | undefined,
  scope: RowScope,
): Promise<RecordedDriver | null> {
  const isIt = driverId === undefined ? eq(drivers.userId, scope.userId) : eq(id, driverId);
  const [driver] = await selectDrivers(db).where(and(isIt, driversWithin(scope)));
  return driver ?? null;
}

/** One driver within scope, or the one who asks, so that nobody else writes punches of the driver meanwhile. */
export async function lockDriver(
  tx: Transaction,
  driverId: string | undefined,
  scope: RowScope,
): Promise<PunchingDriver | null> {
  const isIt = driverId === undefined ? eq(drivers.userId, scope.userId) : eq(id, driverId);
  const [driver] = await tx
    .select(punching)
    .from(drivers)
    .where(and(isIt, driversWithin(scope)))
    .for('no key update');
  return driver ?? null;
}

/** A driver of whom somebody else has made sure that he may be seen. Throws where there is none. */
export async function findPunchingDriver(db: Reader, driverId: string): Promise<PunchingDriver> {
  const [driver] = await db.select(punching).from(drivers).where(eq(id, driverId));
  if (!driver) throw new Error(`there is no driver ${driverId}`);
  return driver;
}

function selectDrivers(db: Reader) {
  return db.select({ id, code, name, nameEn, departmentId, phone }).from(drivers).$dynamic();
}

function driversWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, departmentId, eq(drivers.userId, scope.userId));
}
