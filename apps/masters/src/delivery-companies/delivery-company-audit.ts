import { deliveryCompanyPlace } from '@haisha/references/delivery-companies/delivery-company-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useDeliveryCompanyText } from './use-delivery-company-text.ts';

export const deliveryCompanyAudit: AuditReadings = {
  deliveryCompany: readingOf(deliveryCompanyPlace, useDeliveryCompanyText),
};
