import { picked } from '@haisha/records/form/picked';
import {
  type DeliveryCompany,
  type DeliveryCompanyInput,
  deliveryCompanyInputSchema,
  usualDeliveryCompanyTerms,
} from '@haisha/validation/delivery-company';
import type { Control, DefaultValues, UseFormReturn } from 'react-hook-form';

/** What the form of a delivery company holds while it is being filled in. */
export type DeliveryCompanyValues = (typeof deliveryCompanyInputSchema)['_zod']['input'];
export type DeliveryCompanyControl = Control<DeliveryCompanyValues, unknown, DeliveryCompanyInput>;
export type DeliveryCompanyFormApi = UseFormReturn<DeliveryCompanyValues, unknown, DeliveryCompanyInput>;

/** What a new one starts with; terms only for those who may set them. */
export function newDeliveryCompany(maySetTerms: boolean): DefaultValues<DeliveryCompanyValues> {
  const terms = maySetTerms ? usualDeliveryCompanyTerms : null;
  return { legalForm: 'corporation', orderSending: 'fax', defaultTier: 1, vehicles: [], drivers: [], terms };
}

/** The fields of a delivery company as its form holds them. */
export function deliveryCompanyValues(row: DeliveryCompany): DeliveryCompanyInput {
  return picked<DeliveryCompanyInput>(deliveryCompanyInputSchema.shape, row);
}

/** A new one with the values of another, but for what only that one can have. */
export function copiedDeliveryCompany(
  row: DeliveryCompany,
  maySetTerms: boolean,
): DefaultValues<DeliveryCompanyValues> {
  const own = { code: '', corporateNumber: null, invoiceNumber: null, permitNumber: null, permitDate: null };
  const { closingDay, paymentMonths, paymentDay, taxRounding } = row.terms ?? usualDeliveryCompanyTerms;
  const terms = { ...usualDeliveryCompanyTerms, closingDay, paymentMonths, paymentDay, taxRounding };
  const parts = { vehicles: [], drivers: [], terms: maySetTerms ? terms : null };
  return { ...deliveryCompanyValues(row), ...own, ...parts };
}
