import { and, eq, isNull, sql } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { driverRecords, hasQualificationThatEnds } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { isEmpty, lacksLicence } from '../drivers/driver-due-days.ts';
import { type DueSource, datesOf, due, inUrgency, isDueOf } from './due-source.ts';

const { qualifications, healthChecks, aptitudeTests } = driverRecords;
const dates = [
  { kind: 'licence', day: drivers.licenceExpiryDate },
  { kind: 'healthCheck', day: drivers.nextHealthCheckDate },
  { kind: 'aptitudeTest', day: drivers.nextAptitudeTestDate },
  {
    kind: 'qualification',
    day: sql`(held ->> 'expiryDate')::date`,
    join: sql`join ${driverRecords} on ${driverRecords.driverId} = ${drivers.id}
      cross join lateral jsonb_array_elements(${qualifications}) as held`,
    where: hasQualificationThatEnds(qualifications),
  },
] as const;

const isMissing = sql<boolean>`case due.kind when 'licence' then ${lacksLicence}
  when 'healthCheck' then ${isEmpty(healthChecks)} when 'aptitudeTest' then ${isEmpty(aptitudeTests)} else false end`;

/** Of the drivers who have not left. */
export const driverDues: DueSource = {
  entity: 'driver',
  permission: 'driverQualification.read',
  async read(db, scope) {
    const { id, code, name, nameEn, leftDate, departmentId, userId } = drivers;
    const atWork = and(
      isNull(drivers.archivedAt),
      withinScope(scope, departmentId, eq(userId, scope.userId)),
      sql`coalesce(${leftDate}, 'infinity') >= ${scope.today}`,
    );
    return await db
      .select({ id, code, name, nameEn, ...referenceNames('department', departments), ...due, isMissing })
      .from(drivers)
      .leftJoin(driverRecords, eq(driverRecords.driverId, id))
      .innerJoin(departments, eq(departments.id, departmentId))
      .innerJoin(datesOf(drivers, dates, scope.today, atWork), isDueOf(drivers))
      .orderBy(inUrgency(scope.today));
  },
};
