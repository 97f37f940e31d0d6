import {
  type CargoOwner,
  type CargoOwnerInput,
  type CargoOwnerTerms,
  cargoOwnerInputSchema,
  usualCargoOwnerTerms,
} from '@haisha/validation/cargo-owner';
import { chargeRules, fareModels, tollRules } from '@haisha/validation/cargo-owner-choices';
import { nameWarnings } from '@haisha/validation/japanese-field';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor, partFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { exportedCargoOwners } from './cargo-owner-export.ts';
import { cargoOwnerRepository, cargoOwnerRow } from './cargo-owner-repository.ts';

const { text, phone, choice, flag, reference } = importFieldsFor<CargoOwnerInput>('cargoOwner');
const needs = 'cargoOwner.updateTerms';
const terms = partFieldsFor<CargoOwnerTerms>('cargoOwner', 'terms', needs);

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
    phone('phone'),
    text('email'),
    choice('defaultZone', temperatureZones),
    text('defaultGoods'),
    text('colour'),
    terms.day('contractIssuedDate'),
    terms.flag('includesHandling'),
    terms.choice('fareModel', fareModels),
    terms.choice('waitingRule', chargeRules),
    terms.choice('tollRule', tollRules),
    terms.choice('surchargeRule', chargeRules),
    text('note'),
  ],
  usualHeaders: { code: ['荷主CD'], name: ['荷主', '会社名'] },
  usual: { terms: usualCargoOwnerTerms },
  warnings: fieldWarnings(nameWarnings),
  keys: codeKeys(cargoOwners, cargoOwners.code),
  ...plainWrites(cargoOwners, rowOf),
};

/** Keeps terms that the importer may not set or the file leaves out, or starts with the usual ones. */
function rowOf({ terms, ...input }: CargoOwnerInput, scope: RowScope, row?: CargoOwner) {
  const otherwise = row ? row.terms : usualCargoOwnerTerms;
  return { ...cargoOwnerRow(input), ...agreedTerms(scope, needs, terms, otherwise) };
}
