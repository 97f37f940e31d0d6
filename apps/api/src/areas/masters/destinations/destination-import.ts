import {
  type Destination,
  type DestinationInput,
  destinationInputSchema,
  destinationKinds,
  destinationWarnings,
  entrySides,
  holidayRules,
  receiptRules,
} from '@haisha/validation/destination';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { vehicleClasses } from '@haisha/validation/vehicle-type-choices';
import { sql } from 'drizzle-orm';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys, type ImportKey } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { addressWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { exportedDestinations } from './destination-export.ts';
import { destinationHeaders } from './destination-headers.ts';
import { destinationRepository, destinationRow, geoStateOf } from './destination-repository.ts';
import { joinSlots, readSlots } from './read-slots.ts';

const { text, padded, figure, phone, day, choice, list, daysOff, flag, reference, of, partOf } =
  importFieldsFor<DestinationInput>('destination');

/** A store number is unique within its cargo owner. */
const storeCodeKey: ImportKey<DestinationInput> = {
  field: 'storeCode',
  // Without the owner nobody knows who else has the number.
  of: ({ cargoOwnerId, storeCode }) => (cargoOwnerId && storeCode !== null ? `${cargoOwnerId} ${storeCode}` : null),
  async holders(db, values) {
    const value = sql<string>`${destinations.cargoOwnerId} || ' ' || ${destinations.storeCode}`;
    const owners = values.map((one) => one.slice(0, one.indexOf(' ')));
    const codes = values.map((one) => one.slice(one.indexOf(' ') + 1));
    return await db
      .select({ id: destinations.id, value, isArchived: sql<boolean>`${destinations.archivedAt} is not null` })
      .from(destinations)
      .where(
        sql`(${destinations.cargoOwnerId}, ${destinations.storeCode}) in
          (select * from unnest(${sql.param(owners)}::uuid[], ${sql.param(codes)}::text[]))`,
      );
  },
};

export const importedDestinations: ImportedEntity<Destination, DestinationInput> = {
  exported: exportedDestinations,
  access: 'importDestinations.create',
  repository: destinationRepository,
  input: destinationInputSchema,
  fields: [
    text('code'),
    text('storeCode'),
    text('name'),
    text('kana'),
    text('nameEn'),
    reference('cargoOwnerName', 'cargoOwnerId', cargoOwners),
    choice('kind', destinationKinds),
    padded('postalCode', 7, 5),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    phone('phone'),
    text('contactName'),
    text('latitude'),
    text('longitude'),
    text('entranceLatitude'),
    text('entranceLongitude'),
    { ...of('slots', readSlots), join: joinSlots },
    partOf('slots', 'from', 'slotsFrom'),
    partOf('slots', 'to', 'slotsTo'),
    partOf('slots', 'weekdays', 'slotsWeekdays'),
    daysOff('closedWeekdays', 'weekday', { holidayRule: 'closed' }),
    choice('holidayRule', holidayRules),
    figure('workMinutes', '分'),
    choice('largestVehicleClass', vehicleClasses),
    figure('maxHeightCm', 'cm'),
    figure('maxLengthCm', 'cm'),
    choice('entrySide', entrySides),
    text('roadRestriction'),
    flag('hasDock'),
    flag('hasSlope'),
    flag('needsTailLift'),
    flag('takesRollCages'),
    flag('takesNightDrops'),
    text('parkingPlace'),
    choice('receiptRule', receiptRules),
    list('zones', 'zone', temperatureZones),
    text('emptiesToCollect'),
    reference('directionName', 'directionId', directions),
    day('validFrom'),
    day('validTo'),
    flag('isTemporary'),
    text('note'),
  ],
  usualHeaders: destinationHeaders,
  warnings: addressWarnings(destinationWarnings),
  keys: [...codeKeys(destinations, destinations.code), storeCodeKey],
  resembles: {
    name: destinations.name,
    phone: destinations.phone,
    place: { latitude: destinations.latitude, longitude: destinations.longitude },
  },
  ...plainWrites<Destination, DestinationInput>(destinations, (input, _, row) => ({
    ...destinationRow(input),
    geoState: geoStateOf(input, row),
  })),
};
