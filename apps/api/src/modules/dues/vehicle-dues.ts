import { formatPlate } from '@haisha/rules/plate';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { referenceNames } from '../../crud/reference-names.ts';
import { withinScope } from '../../crud/row-scope.ts';
import { byCodePoint } from '../../db/indexes.ts';
import { departments } from '../../db/schema/departments.ts';
import { vehicleStatuses } from '../../db/schema/vehicle-statuses.ts';
import { vehicles } from '../../db/schema/vehicles.ts';
import { statusOn } from '../vehicles/vehicle-list.ts';
import { type DueSource, datesOf, due, inUrgency, mostDues } from './due-source.ts';

const dates = {
  inspection: vehicles.inspectionExpiryDate,
  compulsoryInsurance: vehicles.compulsoryInsuranceExpiryDate,
  threeMonthInspection: vehicles.nextThreeMonthInspectionDate,
  // At the same time as 車検 it is a part of that.
  twelveMonthInspection: sql`nullif(${vehicles.nextTwelveMonthInspectionDate}, ${vehicles.inspectionExpiryDate})`,
  voluntaryInsurance: vehicles.voluntaryInsuranceExpiryDate,
  leaseEnd: vehicles.leaseEndDate,
};

/** Of the vehicles that are not retired. */
export const vehicleDues: DueSource = {
  entity: 'vehicle',
  permission: 'vehicle.read',
  async read(db, scope) {
    const { id, code, plateRegion, plateClassNumber, plateKana, plateSerialNumber } = vehicles;
    const plate = {
      region: plateRegion,
      classNumber: plateClassNumber,
      kana: plateKana,
      serialNumber: plateSerialNumber,
    };
    const retired = db
      .select({ one: sql`1` })
      .from(vehicleStatuses)
      .where(and(statusOn(scope.today), eq(vehicleStatuses.status, 'retired')));
    const rows = await db
      .select({ id, code, plate, ...referenceNames('department', departments), ...due })
      .from(vehicles)
      .innerJoin(departments, eq(departments.id, vehicles.departmentId))
      .innerJoin(datesOf(dates, scope.today), sql`true`)
      .where(and(isNull(vehicles.archivedAt), withinScope(scope, vehicles.departmentId), notExists(retired)))
      .orderBy(...inUrgency(scope.today), byCodePoint(code))
      .limit(mostDues);
    return rows.map(({ plate, ...row }) => ({ ...row, name: formatPlate(plate), nameEn: null }));
  },
};
