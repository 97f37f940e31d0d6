import { type DriverListQuery, driverListQuerySchema } from '@haisha/validation/driver';
import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { readMany } from '../../../db/read-many.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { listText } from '../../../services/exports/cells/list-text.ts';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { ExportedEntity } from '../../../services/exports/exported-entity.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { type AptitudeTestInput, type DriverOfFile, type HealthCheckInput, withLatest } from './driver-file.ts';
import { driverIds, selectDrivers } from './driver-list.ts';
import { licencesText } from './licences-text.ts';
import { qualificationsText } from './qualifications-text.ts';
import type { RecordOfDriver } from './record-of-driver.ts';

const { driverId, version, updatedAt: _at, updatedBy: _by, ...columns } = getTableColumns(driverRecords);
const fields = Object.entries(columns).map(([field, column]) => sql`${sql.raw(`'${field}'`)}, ${column}`);

export const exportedDrivers: ExportedEntity<DriverOfFile, DriverListQuery> = {
  path: '/drivers',
  name: 'driver',
  listQuery: driverListQuerySchema,
  columns: driverColumns,
  calls: [departments, deliveryCompanies, vehicleTypes],
  ids: driverIds,
  rows: async (db, ids, scope) => {
    const rows = await readMany(db, selectDrivers(db, scope, recordedFor(scope)).where(isAmong(drivers.id, ids)));
    // Mutates the row: copying costs time over thousands of rows.
    return rows.map((row) => Object.assign(row, withLatest(row.recorded ?? null)));
  },
};

/** Selects the record as one JSON value, which is quicker than its columns for drivers without one. */
function recordedFor({ may }: Pick<RowScope, 'may'>): SQL<RecordOfDriver | null> {
  const record = may('driverQualification.update') ? sql`jsonb_build_object(${sql.join(fields, sql`, `)})` : sql`null`;
  return sql`case when ${driverId} is not null then jsonb_build_object('version', ${version}, 'record', ${record}) end`;
}

function driverColumns(labels: Labels): ExportColumn<DriverOfFile>[] {
  const { of, text, reference, number, day, instant, choice, flag, from, part } = columnsFor<DriverOfFile>(labels);
  const worded = { ...labelsOf('driverRecord', labels.locale), field: labels.field };
  const several = (field: string, values: readonly string[]) => listText(field, values, labels);
  /** Says あり where something is on record, and nothing for users who may not know, who are shown no due days. */
  const onRecord = (id: 'lacksLicence' | 'lacksHealthCheck' | 'lacksAptitudeTest') =>
    of(id, (row) => (row.nextHealthCheckDate === null ? null : labels.flag(!row[id])));
  return [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    text('shortName'),
    choice('state'),
    reference('departmentName'),
    choice('employmentType'),
    choice('sex'),
    day('birthDate'),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('phone'),
    text('emergencyName'),
    text('emergencyRelation'),
    text('emergencyPhone'),
    text('bloodGroup'),
    day('hiredDate'),
    day('appointedDate'),
    day('leftDate'),
    text('leftReason'),
    text('jobKind'),
    text('jobHistory'),
    text('registerNumber'),
    day('registerDate'),
    from('usableZones', (usableZones) => several('usableZones', usableZones)),
    of(
      'usableVehicleTypeIds',
      ({ usableVehicleTypeIds: ids, usableVehicleTypeNames: names, usableVehicleTypeNamesEn: namesEn }) =>
        severalText(names.map((name, at) => labels.nameOf(ids[at] ?? null, name, namesEn[at]))),
    ),
    text('mainVehicleName'),
    from('availableWeekdays', (availableWeekdays) => several('availableWeekdays', availableWeekdays)),
    flag('canWorkNights'),
    number('monthlyHoursCap'),
    reference('deliveryCompanyName'),
    text('userName'),
    day('gpsConsentDate'),
    from('courseCodes', (courseCodes) => severalText(courseCodes)),
    ...part('record', recordColumns, worded),
    onRecord('lacksLicence'),
    ...part('healthCheck', healthCheckColumns, worded),
    day('nextHealthCheckDate'),
    onRecord('lacksHealthCheck'),
    ...part('aptitudeTest', aptitudeTestColumns, worded),
    day('nextAptitudeTestDate'),
    onRecord('lacksAptitudeTest'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function recordColumns(labels: Labels): ExportColumn<DriverRecordInput>[] {
  const { text, day, choice, flag, from } = columnsFor<DriverRecordInput>(labels);
  const recordLabels = labelsOf('driverRecord', labels.locale);
  return [
    text('licenceNumber'),
    choice('licenceMedium'),
    from('licences', (licences) => licencesText(licences, recordLabels)),
    day('licenceExpiryDate'),
    flag('hasTowing'),
    text('licenceConditions'),
    from('qualifications', (qualifications) => qualificationsText(qualifications, recordLabels)),
    day('sleepApneaCheckDate'),
  ];
}

function healthCheckColumns(labels: Labels): ExportColumn<HealthCheckInput>[] {
  const { day, from } = columnsFor<HealthCheckInput>(labels);
  return [
    day('date'),
    from('kind', (kind) => labels.choice('healthCheckKind', kind)),
    from('result', (result) => labels.choice('healthResult', result)),
    day('nextDate'),
  ];
}

function aptitudeTestColumns(labels: Labels): ExportColumn<AptitudeTestInput>[] {
  const { day, from } = columnsFor<AptitudeTestInput>(labels);
  return [day('date'), from('kind', (kind) => labels.choice('aptitudeKind', kind)), day('nextDate')];
}
