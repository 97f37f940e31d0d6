import * as z from 'zod';
import { optionalAddressFields } from './address.ts';
import { dayOfMonth, endOfMonth } from './closing.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import {
  customerSortColumns,
  invoiceForms,
  invoiceSendings,
  paymentMethods,
  taxRoundings,
} from './customer-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, email, flag, integer, note, oneOf, optional, text } from './field.ts';
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
import { languages } from './user-choices.ts';

export {
  customerSortColumns,
  invoiceForms,
  invoiceSendings,
  paymentMethods,
  taxRoundings,
} from './customer-choices.ts';

/** How a customer is invoiced and pays: read and changed by users with the permission. */
const termsFields = {
  closingDay: dayOfMonth(),
  /** Months after the closing in which payment is due: 1 is 翌月. */
  paymentMonths: integer({ min: 0, max: 6 }),
  paymentDay: dayOfMonth(),
  paymentMethod: oneOf(paymentMethods),
  invoiceForm: oneOf(invoiceForms),
  invoiceSending: oneOf(invoiceSendings),
  invoiceLanguage: oneOf(languages),
  taxRounding: oneOf(taxRoundings),
  invoiceNumber: optional(invoiceNumber({ legalForm: 'unknown' })),
  corporateNumber: optional(corporateNumber()),
  openingBalanceYen: optional(figure('openingBalanceYen')),
  creditLimitYen: optional(figure('creditLimitYen')),
  showsCarryOver: flag(),
  hasFuelSurcharge: flag(),
  invoiceNote: optional(text({ max: 200 })),
};

export const customerTermsSchema = z.object(termsFields).check(crossField(termsErrors));

const customerFields = {
  code: code(),
  name: name({ max: 60 }),
  kana: katakana({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  honorific: optional(text({ max: 10 })),
  ...optionalAddressFields,
  phone: optional(phone()),
  fax: optional(phone()),
  email: optional(email()),
  contactName: optional(text({ max: 60 })),
  note: optional(note()),
};

/**
 * The recipient of invoices. Terms that are left out get the company's usual values for a new customer, and stay
 * unchanged for an existing one.
 */
export const customerInputSchema = z.object({
  ...customerFields,
  terms: optional(customerTermsSchema as z.ZodType<CustomerTerms, CustomerTerms>),
});
export const customerUpdateSchema = customerInputSchema.safeExtend(versionSchema.shape);
export const customerSchema = stored(customerFields).extend({
  ...entityFields,
  /** Null for users who may not read terms. */
  terms: stored(termsFields).nullable(),
  /** The number of cargo owners, not archived, that are billed to it. */
  cargoOwnerCount: z.int(),
});

export const customerListQuerySchema = listQuery(customerSortColumns, {
  closingDay: repeatable(z.string().regex(/^(?:[1-9]|1[0-9]|2[0-8]|31)$/)),
  invoiceForm: repeatable(z.enum(invoiceForms)),
});

export const customerContract = {
  name: 'customer',
  input: customerInputSchema,
  update: customerUpdateSchema,
  output: customerSchema,
  listQuery: customerListQuerySchema,
  sortColumns: customerSortColumns,
} as const;

export type CustomerTerms = z.output<typeof customerTermsSchema>;
export type CustomerInput = z.output<typeof customerInputSchema>;
export type Customer = z.output<typeof customerSchema>;
export type CustomerListQuery = z.output<typeof customerListQuerySchema>;

/** The terms of a customer without other agreements: closed at the end of the month, paid by the end of the next. */
export const usualCustomerTerms: CustomerTerms = {
  closingDay: endOfMonth,
  paymentMonths: 1,
  paymentDay: endOfMonth,
  paymentMethod: 'transfer',
  invoiceForm: 'both',
  invoiceSending: 'post',
  invoiceLanguage: 'ja',
  taxRounding: 'down',
  invoiceNumber: null,
  corporateNumber: null,
  openingBalanceYen: null,
  creditLimitYen: null,
  showsCarryOver: false,
  hasFuelSurcharge: false,
  invoiceNote: null,
};

/** Returns what looks wrong in a customer and may be saved. */
export function customerWarnings({ terms, ...draft }: UncheckedFields): FieldError[] {
  const agreed = (terms ?? {}) as UncheckedFields;
  return [
    ...nameWarnings(draft),
    ...unusualFigures(agreed).map((one) => ({ ...one, path: `terms.${one.path}` })),
    ...invoiceNumberWarnings('terms.invoiceNumber', agreed.invoiceNumber, 'unknown'),
  ];
}

/** Payment follows the closing; the digits of a corporation's invoice number are its corporate number. */
function termsErrors({
  closingDay,
  paymentMonths,
  paymentDay,
  invoiceNumber,
  corporateNumber,
}: UncheckedFields): FieldError[] {
  const errors: FieldError[] = [];
  if (paymentMonths === 0 && Number(paymentDay) <= Number(closingDay)) {
    errors.push({ path: 'paymentDay', code: 'afterClosingDay' });
  }
  if (typeof invoiceNumber === 'string' && typeof corporateNumber === 'string') {
    if (invoiceNumber.slice(1) !== corporateNumber)
      errors.push({ path: 'invoiceNumber', code: 'corporateNumberOther' });
  }
  return errors;
}
