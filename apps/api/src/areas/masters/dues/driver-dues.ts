import { and, eq, isNull, sql } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import {
  driverRecords,
  hasLicenceWithoutDay,
  hasQualificationThatEnds,
} from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { isEmpty, lacksLicence } from '../drivers/driver-due-days.ts';
import { type DueSource, datesOf, due, inUrgency, isDueOf } from './due-source.ts';

const { licences, qualifications, healthChecks, aptitudeTests } = driverRecords;
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
  {
    kind: 'licenceDay',
    // The driver ledger has to hold it from the appointment on: 貨物自動車運送事業輸送安全規則 9条の5. Where no
    // appointment is recorded the driver is taken to have been appointed when hired, so that it stays to be done.
    day: sql`coalesce(${drivers.appointedDate}, ${drivers.hiredDate})`,
    join: sql`join ${driverRecords} on ${driverRecords.driverId} = ${drivers.id}`,
    where: hasLicenceWithoutDay(licences),
  },
] as const;

const isMissing = sql<boolean>`case due.kind when 'licence' then ${lacksLicence}
  when 'healthCheck' then ${isEmpty(healthChecks)} when 'aptitudeTest' then ${isEmpty(aptitudeTests)}
  else due.kind = 'licenceDay' end`;

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
