import { shortNameOf } from '@haisha/rules/short-name';
import type { DriverInput } from '@haisha/validation/driver';
import { bloodGroups, employmentTypes, sexes } from '@haisha/validation/driver-choices';
import {
  aptitudeKinds,
  type DriverRecordInput,
  healthCheckKinds,
  healthResults,
  licenceMedia,
} from '@haisha/validation/driver-record';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { files } from '../../../db/schema/services/files.ts';
import { RowInUse } from '../../../services/imports/apply/row-in-use.ts';
import { importFieldsFor, partFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import { namedRecords } from '../../../services/imports/fields/named-records.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { addressWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { exportedDrivers } from './driver-export.ts';
import {
  type AptitudeTestInput,
  type DriverFileInput,
  type DriverOfFile,
  driverFileSchema,
  driverFileWarnings,
  type HealthCheckInput,
} from './driver-file.ts';
import { driverHeaders, driverHeadersBeside } from './driver-headers.ts';
import { driverRecordRepository } from './driver-record-repository.ts';
import { driverRepository } from './driver-repository.ts';
import { joinLicences, keepKnownDays, licencesReader, readTowing } from './licences-reader.ts';
import { qualificationsReader } from './qualifications-reader.ts';
import { readEntryDay } from './read-entry-day.ts';
import { recordDayErrors } from './record-days.ts';
import { noRecord } from './record-of-driver.ts';
import { removeRecords } from './write-driver-records.ts';
import { insertDrivers, needsOfRecord, recordedRecord, updateDrivers } from './write-drivers.ts';

const { text, padded, figure, phone, day, choice, list, weekdays, flag, reference, references } =
  importFieldsFor<DriverInput>('driver');

const record = partFieldsFor<DriverRecordInput>('driverRecord', 'record', needsOfRecord);
const health = partFieldsFor<HealthCheckInput>('driverRecord', 'healthCheck', needsOfRecord);
const aptitude = partFieldsFor<AptitudeTestInput>('driverRecord', 'aptitudeTest', needsOfRecord);
const ofCheck = { entry: 'healthCheck.date' };
const ofTest = { entry: 'aptitudeTest.date' };

/** What a file says of a driver; the login is chosen on the page, and pay and all that is earlier is entered there. */
export const importedDrivers: ImportedEntity<DriverOfFile, DriverFileInput> = {
  exported: exportedDrivers,
  access: 'importDrivers.create',
  repository: driverRepository,
  input: driverFileSchema,
  fields: [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    { ...text('shortName'), follows: { field: 'name', as: shortNameOf } },
    reference('departmentName', 'departmentId', departments),
    choice('employmentType', employmentTypes),
    choice('sex', sexes),
    day('birthDate'),
    padded('postalCode', 7, 5),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    phone('phone'),
    text('emergencyName'),
    text('emergencyRelation'),
    phone('emergencyPhone'),
    choice('bloodGroup', bloodGroups),
    day('hiredDate'),
    day('appointedDate'),
    day('leftDate'),
    text('leftReason'),
    text('jobKind'),
    text('jobHistory'),
    text('registerNumber'),
    day('registerDate'),
    list('usableZones', 'usableZones', temperatureZones),
    references('usableVehicleTypeIds', namedRecords(vehicleTypes, 'usableVehicleTypeIds', 'usableVehicleTypeNames')),
    reference('mainVehicleName', 'mainVehicleId', vehicles),
    weekdays('availableWeekdays', 'availableWeekdays', {}),
    flag('canWorkNights'),
    figure('monthlyHoursCap', '時間'),
    reference('deliveryCompanyName', 'deliveryCompanyId', deliveryCompanies),
    day('gpsConsentDate'),
    record.text('licenceNumber'),
    record.choice('licenceMedium', licenceMedia),
    { ...record.of('licences', licencesReader()), join: joinLicences, keep: keepKnownDays },
    record.partOf('licences', 'date', 'licenceDate'),
    record.partOf('licences', 'limit8t', 'licenceLimit8t'),
    record.partOf('licences', 'limit5t', 'licenceLimit5t'),
    record.partOf('licences', 'ordinary', 'licenceOfOrdinary'),
    record.partOf('licences', 'semiMedium', 'licenceOfSemiMedium'),
    record.partOf('licences', 'medium', 'licenceOfMedium'),
    record.partOf('licences', 'large', 'licenceOfLarge'),
    record.day('licenceExpiryDate'),
    { ...record.flag('hasTowing'), read: readTowing },
    record.text('licenceConditions'),
    record.of('qualifications', qualificationsReader()),
    record.day('sleepApneaCheckDate'),
    { ...health.of('date', readEntryDay), ...ofCheck },
    { ...health.choice('kind', healthCheckKinds, 'healthCheckKind'), ...ofCheck },
    { ...health.choice('result', healthResults, 'healthResult'), ...ofCheck, neededWith: ofCheck.entry },
    { ...health.day('nextDate'), ...ofCheck },
    { ...aptitude.of('date', readEntryDay), ...ofTest },
    { ...aptitude.choice('kind', aptitudeKinds, 'aptitudeKind'), ...ofTest, neededWith: ofTest.entry },
    { ...aptitude.day('nextDate'), ...ofTest },
    text('note'),
  ],
  usualHeaders: driverHeaders,
  headersBeside: driverHeadersBeside,
  usual: { record: noRecord },
  errors: ({ row, input }, today) => recordDayErrors(input, { today, before: row }),
  warnings: addressWarnings(driverFileWarnings),
  keys: codeKeys(drivers, drivers.code),
  resembles: { name: drivers.name, phone: drivers.phone },

  apart: {
    entity: driverRecordRepository.entity,
    fields: ['record', 'healthCheck', 'aptitudeTest', 'recorded'],
    of: recordedRecord,
    versionOf: ({ recorded }) => recorded?.version ?? 0,
    version: sql`(select ${driverRecords.version} from ${driverRecords} where ${driverRecords.driverId} = ${drivers.id})`,
  },
  insert: insertDrivers,
  update: updateDrivers,

  async remove({ tx }, ids) {
    // Pay that was entered since refuses it by its key, images do not.
    const hasImages = and(eq(files.entity, 'driverImage'), isAmong(files.entityId, ids), isNull(files.archivedAt));
    if ((await tx.$count(files, hasImages)) > 0) throw new RowInUse();
    await removeRecords({ tx }, ids);
    await tx.delete(drivers).where(isAmong(drivers.id, ids));
  },
};
