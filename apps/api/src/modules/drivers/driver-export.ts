import { type Driver, type DriverListQuery, driverListQuerySchema } from '@haisha/validation/driver';
import type { Module } from '../../app.ts';
import { isAmong } from '../../db/is-among.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { columnsFor, type ExportColumn, type Labels } from '../../exports/export-column.ts';
import { exportRoute } from '../../exports/export-route.ts';
import type { ExportedEntity } from '../../exports/exported-entity.ts';
import { listText } from '../../exports/list-text.ts';
import { severalText } from '../../exports/several-text.ts';
import { driverIds, selectDrivers } from './driver-list.ts';

export const exportedDrivers: ExportedEntity<Driver, DriverListQuery> = {
  path: '/drivers',
  name: 'driver',
  listQuery: driverListQuerySchema,
  columns: driverColumns,
  ids: driverIds,
  rows: (db, ids, scope) => selectDrivers(db, scope).where(isAmong(drivers.id, ids)),
};

export const driverExport: Module = (app, dependencies) => exportRoute(app, dependencies, exportedDrivers);

function driverColumns(labels: Labels): ExportColumn<Driver>[] {
  const { of, text, reference, number, day, instant, choice, flag } = columnsFor<Driver>(labels);
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
    day('licenceExpiryDate'),
    flag('lacksLicence'),
    day('nextHealthCheckDate'),
    flag('lacksHealthCheck'),
    day('nextAptitudeTestDate'),
    flag('lacksAptitudeTest'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
