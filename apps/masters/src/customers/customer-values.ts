import { picked } from '@haisha/records/form/picked';
import { isFullWidthKatakana, toFullWidthKatakana } from '@haisha/rules/kana';
import {
  type Customer,
  type CustomerInput,
  type CustomerTerms,
  customerInputSchema,
  usualCustomerTerms,
} from '@haisha/validation/customer';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a customer holds while it is being filled in. */
export type CustomerValues = (typeof customerInputSchema)['_zod']['input'];
export type CustomerControl = Control<CustomerValues, unknown, CustomerInput>;
export type CustomerFormApi = UseFormReturn<CustomerValues, unknown, CustomerInput>;

/** What a new customer starts with; terms only for those who may set them. Who was looked for by kana is read so. */
export function newCustomer(maySetTerms: boolean, name = ''): DefaultValues<CustomerValues> {
  const kana = toFullWidthKatakana(name);
  return {
    honorific: '御中',
    terms: maySetTerms ? usualCustomerTerms : null,
    ...(name !== '' && { name }),
    ...(isFullWidthKatakana(kana) && { kana }),
  };
}

/** The fields of a customer as its form holds them. */
export function customerValues(row: Customer): CustomerInput {
  return picked<CustomerInput>(customerInputSchema.shape, row);
}

/** A new customer with the values of another, but for what only that one can have. */
export function copiedCustomer(row: Customer, maySetTerms: boolean): DefaultValues<CustomerValues> {
  const own = { invoiceNumber: null, corporateNumber: null, openingBalanceYen: null };
  const terms: CustomerTerms | null = maySetTerms && row.terms ? { ...row.terms, ...own } : null;
  return { ...customerValues(row), code: '', terms };
}
