import { invoiceNumberIssue } from '@haisha/rules/invoice-number';
import { licenceClasses } from '@haisha/rules/licence';
import { isPaidInTime, type PaymentTerm } from '@haisha/rules/payment-term';
import * as z from 'zod';
import { addressFields } from './address.ts';
import { bankFields } from './bank.ts';
import { dayOfMonth, endOfMonth } from './closing.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { taxRoundings } from './customer-choices.ts';
import {
  deliveryCompanySortColumns,
  insuranceDueFilters,
  legalForms,
  mostCompanyDrivers,
  mostCompanyVehicles,
  orderSendings,
  permitKinds,
} from './delivery-company-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, email, flag, integer, note, oneOf, optional, text } from './field.ts';
import { figure, unusualFigures } from './figure.ts';
import {
  corporateNumber,
  invoiceNumber,
  invoiceNumberWarnings,
  katakana,
  name,
  nameWarnings,
  phone,
} from './japanese-field.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { vehicleClasses } from './vehicle-type-choices.ts';

export { deliveryCompanySortColumns, legalForms, orderSendings, permitKinds } from './delivery-company-choices.ts';

/** How a delivery company is paid: read and changed by users with the permission. */
const termsFields = {
  closingDay: dayOfMonth(),
  paymentMonths: integer({ min: 0, max: 6 }),
  paymentDay: dayOfMonth(),
  taxRounding: oneOf(taxRoundings),
  /** 源泉徴収: tax is withheld from the payment. */
  withholdsTax: flag(),
  capitalYen: optional(figure('capitalYen')),
  employeeCount: optional(integer({ min: 0, max: 999_999 })),
  ...bankFields,
};

export const deliveryCompanyTermsSchema = z.object(termsFields).check(crossField(termsErrors));

/** The terms of a new delivery company: closed and paid at the end of the month, tax rounded down. */
export const usualDeliveryCompanyTerms: DeliveryCompanyTerms = {
  closingDay: endOfMonth,
  paymentMonths: 1,
  paymentDay: endOfMonth,
  taxRounding: 'down',
  withholdsTax: false,
  capitalYen: null,
  employeeCount: null,
  bankCode: null,
  bankName: null,
  branchCode: null,
  branchName: null,
  bankAccountType: null,
  bankAccountNumber: null,
  bankAccountHolder: null,
};

/** One of its vehicles, with the fields that an allocation needs. */
const companyVehicleSchema = z.object({
  number: text({ max: 30 }),
  vehicleClass: optional(oneOf(vehicleClasses)),
  maxLoadKg: optional(figure('maxLoadKg')),
});

/** One of its drivers, with the fields that a run and its roll call need. */
const companyDriverSchema = z.object({
  name: name({ max: 60 }),
  phone: optional(phone()),
  licenceClass: optional(oneOf(licenceClasses)),
  licenceExpiryDate: optional(date()),
});

/** Contact data: the delivery company's own users update it. */
const contactFields = {
  phone: phone(),
  fax: optional(phone()),
  email: optional(email()),
  contactName: optional(text({ max: 60 })),
};

export const deliveryCompanyContactsSchema = z.object(contactFields);
export const deliveryCompanyContactsUpdateSchema = deliveryCompanyContactsSchema.safeExtend(versionSchema.shape);

const deliveryCompanyFields = {
  code: code(),
  name: name({ max: 60 }),
  kana: katakana({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  legalForm: oneOf(legalForms),
  corporateNumber: optional(corporateNumber()),
  /** Empty for a company that is not registered (未登録). */
  invoiceNumber: optional(invoiceNumber({ legalForm: 'unknown' })),
  permitKind: oneOf(permitKinds),
  permitNumber: optional(text({ max: 40 })),
  permitDate: optional(date()),
  ...addressFields,
  ...contactFields,
  orderSending: oneOf(orderSendings),
  /** 請負階層: 1 for a company that gets work directly. */
  defaultTier: integer({ min: 1, max: 9 }),
  insuranceExpiryDate: optional(date()),
  vehicles: z.array(companyVehicleSchema).max(mostCompanyVehicles).default([]),
  drivers: z.array(companyDriverSchema).max(mostCompanyDrivers).default([]),
  /** For the office only: the company's own users get null. */
  note: optional(note()),
};

/**
 * A company that delivers for us with its own vehicles. Terms that are left out stay unchanged; a new company gets the
 * usual ones.
 */
export const deliveryCompanyInputSchema = z
  .object({
    ...deliveryCompanyFields,
    terms: optional(deliveryCompanyTermsSchema as z.ZodType<DeliveryCompanyTerms, DeliveryCompanyTerms>),
  })
  .check(crossField(companyErrors));
export const deliveryCompanyUpdateSchema = deliveryCompanyInputSchema.safeExtend(versionSchema.shape);
export const deliveryCompanySchema = stored(deliveryCompanyFields).extend({
  ...entityFields,
  /** Null for users who may not read terms. */
  terms: stored(termsFields).nullable(),
});

export const deliveryCompanyListQuerySchema = listQuery(deliveryCompanySortColumns, {
  legalForm: repeatable(z.enum(legalForms)),
  permitKind: repeatable(z.enum(permitKinds)),
  insuranceDue: z.enum(insuranceDueFilters).optional(),
});

export const deliveryCompanyContract = {
  name: 'deliveryCompany',
  input: deliveryCompanyInputSchema,
  update: deliveryCompanyUpdateSchema,
  output: deliveryCompanySchema,
  listQuery: deliveryCompanyListQuerySchema,
  sortColumns: deliveryCompanySortColumns,
} as const;

export type DeliveryCompanyContactsInput = z.output<typeof deliveryCompanyContactsSchema>;
export type DeliveryCompanyContacts = z.output<typeof deliveryCompanyContactsUpdateSchema>;
export type DeliveryCompanyTerms = z.output<typeof deliveryCompanyTermsSchema>;
export type DeliveryCompanyInput = z.output<typeof deliveryCompanyInputSchema>;
export type DeliveryCompany = z.output<typeof deliveryCompanySchema>;
export type DeliveryCompanyListQuery = z.output<typeof deliveryCompanyListQuerySchema>;

/** Payment follows the closing, within 60 days of the service (中小受託取引適正化法 第3条). */
function termsErrors({ closingDay, paymentMonths, paymentDay }: UncheckedFields): FieldError[] {
  if (![closingDay, paymentMonths, paymentDay].every(Number.isInteger)) return [];
  const term = { closingDay, paymentMonths, paymentDay } as PaymentTerm;
  if (term.paymentMonths === 0 && term.paymentDay <= term.closingDay) {
    return [{ path: 'paymentDay', code: 'afterClosingDay' }];
  }
  return isPaidInTime(term) ? [] : [{ path: 'paymentDay', code: 'within60Days' }];
}

/** Returns what looks wrong in a delivery company and may be saved. */
export function deliveryCompanyWarnings({ invoiceNumber, legalForm, terms, ...draft }: UncheckedFields): FieldError[] {
  const form = legalForm === 'corporation' ? legalForm : 'soleProprietor';
  return [
    ...nameWarnings(draft),
    ...unusualFigures((terms ?? {}) as UncheckedFields).map((one) => ({ ...one, path: `terms.${one.path}` })),
    ...invoiceNumberWarnings('invoiceNumber', invoiceNumber, form),
  ];
}

/** The digits of a corporation's invoice number are its corporate number; work requires a permit. */
function companyErrors(draft: UncheckedFields): FieldError[] {
  const { legalForm, corporateNumber, permitKind, permitNumber } = draft;
  const errors: FieldError[] = legalForm === 'corporation' ? corporationErrors(draft) : [];
  if (legalForm === 'soleProprietor' && typeof corporateNumber === 'string') {
    errors.push({ path: 'corporateNumber', code: 'ofCorporations' });
  }
  if (typeof permitKind === 'string' && permitKind !== 'light' && permitNumber === null) {
    errors.push({ path: 'permitNumber', code: 'required' });
  }
  return errors;
}

function corporationErrors({ corporateNumber, invoiceNumber }: UncheckedFields): FieldError[] {
  if (typeof invoiceNumber !== 'string') return [];
  const issue = invoiceNumberIssue(invoiceNumber, 'corporation');
  // The field itself refuses text that is no invoice number at all.
  if (issue?.code === 'invoiceNumber.checkDigit') return [{ path: 'invoiceNumber', code: issue.code }];
  if (issue || typeof corporateNumber !== 'string' || invoiceNumber.slice(1) === corporateNumber) return [];
  return [{ path: 'invoiceNumber', code: 'corporateNumberOther' }];
}
