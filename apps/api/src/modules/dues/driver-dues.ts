import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { referenceNames } from '../../crud/reference-names.ts';
import { type RowScope, withinScope } from '../../crud/row-scope.ts';
import type { Database } from '../../db/client.ts';
import { byCodePoint } from '../../db/indexes.ts';
import { departments } from '../../db/schema/departments.ts';
import { driverRecords } from '../../db/schema/driver-records.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { isEmpty, lacksLicence } from '../drivers/driver-due-days.ts';
import { type DueSource, datesOf, due, inUrgency, mostDues, nearDates } from './due-source.ts';

const dates = {
  licence: drivers.licenceExpiryDate,
  healthCheck: drivers.nextHealthCheckDate,
  aptitudeTest: drivers.nextAptitudeTestDate,
};
const missing = {
  licence: lacksLicence,
  healthCheck: isEmpty(driverRecords.healthChecks),
  aptitudeTest: isEmpty(driverRecords.aptitudeTests),
};

export const driverDues: DueSource = {
  entity: 'driver',
  permission: 'driverQualification.read',
  read: (db, scope) => readDriverDues(db, scope, datesOf(dates, scope.today, missing)),
};

/** Of each qualification that ends. */
export const qualificationDues: DueSource = {
  entity: 'driver',
  permission: 'driverQualification.read',
  read: (db, scope) =>
    readDriverDues(
      db,
      scope,
      nearDates(
        sql`select 'qualification', (held ->> 'expiryDate')::date, false
          from jsonb_array_elements(${driverRecords.qualifications}) as held`,
        scope.today,
      ),
    ),
};

/** Of the drivers who have not left. */
async function readDriverDues(db: Database, scope: RowScope, near: SQL) {
  const { id, code, name, nameEn, leftDate, departmentId, userId } = drivers;
  return await db
    .select({ id, code, name, nameEn, ...referenceNames('department', departments), ...due })
    .from(drivers)
    .leftJoin(driverRecords, eq(driverRecords.driverId, id))
    .innerJoin(departments, eq(departments.id, departmentId))
    .innerJoin(near, sql`true`)
    .where(
      and(
        isNull(drivers.archivedAt),
        withinScope(scope, departmentId, eq(userId, scope.userId)),
        sql`coalesce(${leftDate}, 'infinity') >= ${scope.today}`,
      ),
    )
    .orderBy(...inUrgency(scope.today), byCodePoint(code))
    .limit(mostDues);
}
