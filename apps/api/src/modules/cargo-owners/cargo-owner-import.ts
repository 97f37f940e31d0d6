import {
  type CargoOwner,
  type CargoOwnerInput,
  cargoOwnerInputSchema,
  usualCargoOwnerTerms,
} from '@haisha/validation/cargo-owner';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { inArray } from 'drizzle-orm';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { cargoOwners } from '../../db/schema/cargo-owners.ts';
import { customers } from '../../db/schema/customers.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { exportedCargoOwners } from './cargo-owner-export.ts';
import { cargoOwnerRepository, cargoOwnerRow } from './cargo-owner-repository.ts';

const { text, choice, flag, reference } = importFieldsFor<CargoOwnerInput>('cargoOwner');

/** Terms are agreed one by one and not in a file: a new owner starts with the usual ones. */
export const importedCargoOwners: ImportedEntity<CargoOwner, CargoOwnerInput> = {
  exported: exportedCargoOwners,
  access: 'importCargoOwners.create',
  repository: cargoOwnerRepository,
  input: cargoOwnerInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    reference('customerName', 'customerId', customers),
    flag('isTrueShipper'),
    flag('isSpecifiedShipper'),
    text('contactName'),
    text('phone'),
    text('email'),
    choice('defaultZone', temperatureZones),
    text('defaultGoods'),
    text('colour'),
    text('note'),
  ],
  keys: [columnKey('code', cargoOwners, cargoOwners.code)],

  async insert({ tx, actor }, inputs) {
    const rows = inputs.map(({ terms: _, ...input }) => ({ ...cargoOwnerRow(input), ...usualCargoOwnerTerms }));
    return await insertEntities(tx, cargoOwners, actor, rows);
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input: { terms: _, ...input } }) => ({ ...cargoOwnerRow(input), id }));
    await updateEntities(tx, cargoOwners, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(cargoOwners).where(inArray(cargoOwners.id, ids));
  },
};
