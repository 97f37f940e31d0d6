import { type DriverListQuery, driverListQuerySchema } from '@haisha/validation/driver';
import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { getTableColumns } from 'drizzle-orm';
import type { Module } from '../../app.ts';
import { isAmong } from '../../db/is-among.ts';
import { driverRecords } from '../../db/schema/driver-records.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { columnsFor, type ExportColumn, type Labels, partColumns } from '../../exports/export-column.ts';
import { exportRoute } from '../../exports/export-route.ts';
import { labelsOf } from '../../exports/export-words.ts';
import type { ExportedEntity } from '../../exports/exported-entity.ts';
import { listText } from '../../exports/list-text.ts';
import { severalText } from '../../exports/several-text.ts';
import { type AptitudeTestInput, type DriverOfFile, type HealthCheckInput, withLatest } from './driver-file.ts';
import { driverIds, selectDrivers } from './driver-list.ts';
import { licencesText } from './licences-text.ts';

export const exportedDrivers: ExportedEntity<DriverOfFile, DriverListQuery> = {
  path: '/drivers',
  name: 'driver',
  listQuery: driverListQuerySchema,
  columns: driverColumns,
  ids: driverIds,
  rows: async (db, ids, scope) => {
    const rows = await selectDrivers(db, scope, getTableColumns(driverRecords)).where(isAmong(drivers.id, ids));
    const knows = scope.may('driverQualification.read');
    return rows.map(({ recorded = null, ...driver }) => ({ ...driver, ...partsOf(recorded, knows) }));
  },
};

function partsOf(recorded: typeof driverRecords.$inferSelect | null, isKnown: boolean) {
  if (!recorded) return { ...withLatest(null), recordVersion: 0 };
  const { driverId: _driver, version: recordVersion, updatedAt: _at, updatedBy: _by, ...record } = recorded;
  return { ...withLatest(isKnown ? record : null), recordVersion };
}

export const driverExport: Module = (app, dependencies) => exportRoute(app, dependencies, exportedDrivers);

function driverColumns(labels: Labels): ExportColumn<DriverOfFile>[] {
  const { of, text, reference, number, day, instant, choice, flag } = columnsFor<DriverOfFile>(labels);
  const worded = { ...labelsOf('driverRecord', labels.locale), field: labels.field };
  const several = (field: string, values: readonly string[]) => listText(field, values, labels);
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
    of('usableZones', ({ usableZones }) => several('usableZones', usableZones)),
    of(
      'usableVehicleTypeIds',
      ({ usableVehicleTypeIds: ids, usableVehicleTypeNames: names, usableVehicleTypeNamesEn: namesEn }) =>
        severalText(names.map((name, at) => labels.nameOf(ids[at] ?? null, name, namesEn[at]))),
    ),
    text('mainVehicleName'),
    of('availableWeekdays', ({ availableWeekdays }) => several('availableWeekdays', availableWeekdays)),
    flag('canWorkNights'),
    number('monthlyHoursCap'),
    reference('deliveryCompanyName'),
    text('userName'),
    day('gpsConsentDate'),
    of('courseCodes', ({ courseCodes }) => severalText(courseCodes)),
    ...partColumns('record', ({ record }: DriverOfFile) => record, recordColumns, worded),
    flag('lacksLicence'),
    ...partColumns('healthCheck', ({ healthCheck }: DriverOfFile) => healthCheck, healthCheckColumns, worded),
    day('nextHealthCheckDate'),
    flag('lacksHealthCheck'),
    ...partColumns('aptitudeTest', ({ aptitudeTest }: DriverOfFile) => aptitudeTest, aptitudeTestColumns, worded),
    day('nextAptitudeTestDate'),
    flag('lacksAptitudeTest'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function recordColumns(labels: Labels): ExportColumn<DriverRecordInput>[] {
  const { of, text, day, choice, flag } = columnsFor<DriverRecordInput>(labels);
  return [
    text('licenceNumber'),
    choice('licenceMedium'),
    of('licences', ({ licences }) => licencesText(licences, labelsOf('driverRecord', labels.locale))),
    day('licenceExpiryDate'),
    flag('hasTowing'),
    text('licenceConditions'),
    day('sleepApneaCheckDate'),
  ];
}

function healthCheckColumns(labels: Labels): ExportColumn<HealthCheckInput>[] {
  const { of, day } = columnsFor<HealthCheckInput>(labels);
  return [
    day('date'),
    of('kind', ({ kind }) => labels.choice('healthCheckKind', kind)),
    of('result', ({ result }) => labels.choice('healthResult', result)),
    day('nextDate'),
  ];
}

function aptitudeTestColumns(labels: Labels): ExportColumn<AptitudeTestInput>[] {
  const { of, day } = columnsFor<AptitudeTestInput>(labels);
  return [day('date'), of('kind', ({ kind }) => labels.choice('aptitudeKind', kind)), day('nextDate')];
}
