import * as z from 'zod';
import { cargoOwnerSortColumns, chargeRules, fareModels, tollRules } from './cargo-owner-choices.ts';
import { colour } from './colour.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, email, flag, note, oneOf, optional, reference, text } from './field.ts';
import { katakana, name, phone } from './japanese-field.ts';
import { stored } from './stored.ts';
import { temperatureZones } from './vehicle-body-choices.ts';

export { cargoOwnerSortColumns, chargeRules, fareModels, tollRules } from './cargo-owner-choices.ts';

/** Financial terms: read and changed by users with the permission. */
const termsFields = {
  contractIssuedDate: optional(date()),
  /** Loading and unloading are in the contract; this decides what the shipper is told about them (輸送安全規則 第8条). */
  includesHandling: flag(),
  fareModel: oneOf(fareModels),
  waitingRule: oneOf(chargeRules),
  tollRule: oneOf(tollRules),
  surchargeRule: oneOf(chargeRules),
};

export const cargoOwnerTermsSchema = z.object(termsFields);

const cargoOwnerFields = {
  code: code(),
  name: name({ max: 60 }),
  kana: katakana({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  customerId: reference(),
  /** 真荷主: contracts for its own business and does not transport itself. */
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

/**
 * The owner of the goods. Terms that are left out get the usual values for a new owner, and stay unchanged for an
 * existing one.
 */
export const cargoOwnerInputSchema = z.object({
  ...cargoOwnerFields,
  terms: optional(cargoOwnerTermsSchema as z.ZodType<CargoOwnerTerms, CargoOwnerTerms>),
});
export const cargoOwnerUpdateSchema = cargoOwnerInputSchema.safeExtend(versionSchema.shape);
export const cargoOwnerSchema = stored(cargoOwnerFields).extend({
  ...entityFields,
  customerName: z.string(),
  customerNameEn: z.string().nullable(),
  /** Null for users who may not read terms. */
  terms: stored(termsFields).nullable(),
  /** The number of its destinations that are not archived. */
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

/** The terms of an owner without other agreements. */
export const usualCargoOwnerTerms: CargoOwnerTerms = {
  contractIssuedDate: null,
  includesHandling: false,
  fareModel: 'vehicle',
  waitingRule: 'standard',
  tollRule: 'billed',
  surchargeRule: 'standard',
};
