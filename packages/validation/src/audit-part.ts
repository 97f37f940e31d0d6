import type { AuditEntity } from './audit-choices.ts';

/** What of the audit log concerns a field of work: records whole, and of others what they say of some fields. */
export type AuditPart = {
  entities: readonly AuditEntity[];
  fields: Partial<Record<AuditEntity, readonly string[]>>;
};

/** For accounting (経理): with whom there are terms, what drivers are paid, and sums that stand in other records. */
export const moneyPart: AuditPart = {
  entities: ['driverPay', 'customer', 'cargoOwner', 'deliveryCompany'],
  fields: {
    vehicle: ['monthlyVehicleCostYen', 'monthlyInsuranceYen', 'monthlyTaxYen', 'monthlyDepreciationYen'],
    vehicleHistory: ['amountYen', 'taxYen'],
    course: ['usualTollYen', 'driverAllowanceYen'],
  },
};

/** For labour (労務): who drives, with which qualifications and for which pay. */
export const labourPart: AuditPart = {
  entities: ['driver', 'driverRecord', 'driverImage', 'driverPay'],
  fields: {},
};

/** The parts that somebody reads by the permission to read them. */
export function auditPartsOf(may: (permission: 'audit.readMoney' | 'audit.readLabour') => boolean): AuditPart[] {
  return [...(may('audit.readMoney') ? [moneyPart] : []), ...(may('audit.readLabour') ? [labourPart] : [])];
}
