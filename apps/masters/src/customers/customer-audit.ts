import { customerPlace } from '@haisha/references/customers/customer-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useCustomerText } from './use-customer-text.ts';

export const customerAudit: AuditReadings = { customer: readingOf(customerPlace, useCustomerText) };
