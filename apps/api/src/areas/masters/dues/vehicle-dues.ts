import { formatPlate } from '@haisha/rules/plate';
import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleStatuses } from '../../../db/schema/masters/vehicle-statuses.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';
import { statusOn } from '../vehicles/vehicle-list.ts';
import { type DueSource, datesOf, due, inUrgency, isDueOf } from './due-source.ts';

const { inspectionExpiryDate, nextTwelveMonthInspectionDate } = vehicles;
const dates = [
  { kind: 'inspection', day: inspectionExpiryDate },
  { kind: 'compulsoryInsurance', day: vehicles.compulsoryInsuranceExpiryDate },
  { kind: 'threeMonthInspection', day: vehicles.nextThreeMonthInspectionDate },
  {
    kind: 'twelveMonthInspection',
    day: nextTwelveMonthInspectionDate,
    // A 12-month inspection on the day of the 車検 is part of it.
    where: ne(nextTwelveMonthInspectionDate, inspectionExpiryDate),
  },
  { kind: 'voluntaryInsurance', day: vehicles.voluntaryInsuranceExpiryDate },
  { kind: 'leaseEnd', day: vehicles.leaseEndDate },
] as const;

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
    const inUse = and(isNull(vehicles.archivedAt), withinScope(scope, vehicles.departmentId), notExists(retired));
    const rows = await db
      .select({ id, code, plate, ...referenceNames('department', departments), ...due })
      .from(vehicles)
      .innerJoin(departments, eq(departments.id, vehicles.departmentId))
      .innerJoin(datesOf(vehicles, dates, scope.today, inUse), isDueOf(vehicles))
      .orderBy(inUrgency(scope.today));
    return rows.map(({ plate, ...row }) => ({ ...row, name: formatPlate(plate), nameEn: null }));
  },
};
