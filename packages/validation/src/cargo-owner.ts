import * as z from 'zod';
import { cargoOwnerSortColumns, chargeRules, fareModels, tollRules } from './cargo-owner-choices.ts';
import { colour } from './colour.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, email, flag, note, oneOf, optional, reference, text } from './field.ts';
import { katakana, phone } from './japanese-field.ts';
import { stored } from './stored.ts';
import { temperatureZones } from './vehicle-body-choices.ts';

export { cargoOwnerSortColumns, chargeRules, fareModels, tollRules } from './cargo-owner-choices.ts';

/** What was agreed on money: read and changed by those who may. */
const termsFields = {
  contractIssuedDate: optional(date()),
  /** Loading and unloading are in the contract: decides what of them is told to the shipper (輸送安全規則 第8条). */
  includesHandling: flag(),
  fareModel: oneOf(fareModels),
  waitingRule: oneOf(chargeRules),
  tollRule: oneOf(tollRules),
  surchargeRule: oneOf(chargeRules),
};

export const cargoOwnerTermsSchema = z.object(termsFields);

const cargoOwnerFields = {
  code: code(),
  name: text({ max: 60 }),
  kana: katakana({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  customerId: reference(),
  /** 真荷主: contracts for its own business and is no carrier itself. */
  isTrueShipper: flag(),
  /** 特定荷主: large enough to owe the state a plan and reports. */
  isSpecifiedShipper: flag(),
  contactName: optional(text({ max: 60 })),
  phone: optional(phone()),
  email: optional(email()),
  defaultZone: optional(oneOf(temperatureZones)),
  defaultGoods: optional(text({ max: 60 })),
  colour: optional(colour()),
  note: optional(note()),
};

/** Whose goods are carried. Terms left out are the usual ones for a new owner, and stay as they are for another. */
export const cargoOwnerInputSchema = z.object({
  ...cargoOwnerFields,
  terms: optional(cargoOwnerTermsSchema as z.ZodType<CargoOwnerTerms, CargoOwnerTerms>),
});
export const cargoOwnerUpdateSchema = cargoOwnerInputSchema.safeExtend(versionSchema.shape);
export const cargoOwnerSchema = stored(cargoOwnerFields).extend({
  ...entityFields,
  customerName: z.string(),
  customerNameEn: z.string().nullable(),
  /** Null for those who do not read terms. */
  terms: stored(termsFields).nullable(),
  /** Destinations not archived that are its own. */
  destinationCount: z.int(),
});

export const cargoOwnerListQuerySchema = listQuery(cargoOwnerSortColumns, { customerId: repeatable(z.uuid()) });

export const cargoOwnerContract = {
  name: 'cargoOwner',
  input: cargoOwnerInputSchema,
  update: cargoOwnerUpdateSchema,
  output: cargoOwnerSchema,
  listQuery: cargoOwnerListQuerySchema,
  sortColumns: cargoOwnerSortColumns,
} as const;

export type CargoOwnerTerms = z.output<typeof cargoOwnerTermsSchema>;
export type CargoOwnerInput = z.output<typeof cargoOwnerInputSchema>;
export type CargoOwner = z.output<typeof cargoOwnerSchema>;
export type CargoOwnerListQuery = z.output<typeof cargoOwnerListQuerySchema>;

/** The terms of an owner with whom nothing else was agreed. */
export const usualCargoOwnerTerms: CargoOwnerTerms = {
  contractIssuedDate: null,
  includesHandling: false,
  fareModel: 'vehicle',
  waitingRule: 'standard',
  tollRule: 'billed',
  surchargeRule: 'standard',
};
