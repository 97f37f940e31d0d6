import { shortNameOf } from '@haisha/rules/short-name';
import { type Driver, type DriverInput, driverInputSchema } from '@haisha/validation/driver';
import { bloodGroups, employmentTypes, sexes, weekdays } from '@haisha/validation/driver-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { and, eq, isNull } from 'drizzle-orm';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { deliveryCompanies } from '../../db/schema/delivery-companies.ts';
import { departments } from '../../db/schema/departments.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { files } from '../../db/schema/files.ts';
import { vehicleTypes } from '../../db/schema/vehicle-types.ts';
import { vehicles } from '../../db/schema/vehicles.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { namedRecords } from '../../imports/named-records.ts';
import { RowInUse } from '../../imports/row-in-use.ts';
import { dueRecordsOf } from './driver-due-days.ts';
import { exportedDrivers } from './driver-export.ts';
import { driverRepository, driverRow } from './driver-repository.ts';

const { text, phone, day, choice, list, flag, reference, references } = importFieldsFor<DriverInput>('driver');

/** What a file says of a driver; the login is chosen on the page, and what few may read is entered there. */
export const importedDrivers: ImportedEntity<Driver, DriverInput> = {
  exported: exportedDrivers,
  access: 'importDrivers.create',
  repository: driverRepository,
  input: driverInputSchema,
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
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    phone('phone'),
    text('emergencyName'),
    text('emergencyRelation'),
    text('emergencyPhone'),
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
    list('availableWeekdays', 'availableWeekdays', weekdays),
    flag('canWorkNights'),
    text('monthlyHoursCap'),
    reference('deliveryCompanyName', 'deliveryCompanyId', deliveryCompanies),
    day('gpsConsentDate'),
    text('note'),
  ],
  keys: [columnKey('code', drivers, drivers.code)],
  resembles: { name: drivers.name, phone: drivers.phone },

  async insert({ tx, actor }, inputs) {
    return await insertEntities(
      tx,
      drivers,
      actor,
      inputs.map((input) => driverRow(input)),
    );
  },

  async update({ tx, actor }, changes) {
    const ids = changes.map(({ row }) => row.id);
    const entered = await dueRecordsOf(tx, ids);
    const rows = changes.map(({ row: { id }, input }) => ({ ...driverRow(input, entered.get(id)), id }));
    await updateEntities(tx, drivers, actor, rows);
  },

  async remove({ tx }, ids) {
    // Licences, health and pay that were entered since refuse it by their keys, images do not.
    const hasImages = and(eq(files.entity, 'driverImage'), isAmong(files.entityId, ids), isNull(files.archivedAt));
    if ((await tx.$count(files, hasImages)) > 0) throw new RowInUse();
    await tx.delete(drivers).where(isAmong(drivers.id, ids));
  },
};
