import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { deliveryCompaniesApi } from './delivery-companies-api.ts';
import { deliveryCompanyPlace } from './delivery-company-place.ts';

/** Delivery companies as lists, forms, pickers and links know them. */
export const deliveryCompany = defineRecord({
  place: deliveryCompanyPlace,
  api: deliveryCompaniesApi,
  nameOf: codeAndName,
});
