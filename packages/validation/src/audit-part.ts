import type { AuditEntity } from './audit-choices.ts';

/** The part of the audit log for one field of work: some entities as a whole, and some fields of others. */
export type AuditPart = {
  entities: readonly AuditEntity[];
  fields: Partial<Record<AuditEntity, readonly string[]>>;
};

/** For accounting (経理): partners with terms, the drivers' pay, and amounts in other records. */
export const moneyPart: AuditPart = {
  entities: ['driverPay', 'customer', 'cargoOwner', 'deliveryCompany'],
  fields: {
    vehicle: ['monthlyVehicleCostYen', 'monthlyInsuranceYen', 'monthlyTaxYen', 'monthlyDepreciationYen'],
    vehicleHistory: ['amountYen', 'taxYen'],
    course: ['usualTollYen', 'driverAllowanceYen'],
  },
};

/** For labour (労務): the drivers with their qualifications and their pay. */
export const labourPart: AuditPart = {
  entities: ['driver', 'driverRecord', 'driverImage', 'driverPay'],
  fields: {},
};

/** Returns the parts that a user with these permissions may read. */
export function auditPartsOf(may: (permission: 'audit.readMoney' | 'audit.readLabour') => boolean): AuditPart[] {
  return [...(may('audit.readMoney') ? [moneyPart] : []), ...(may('audit.readLabour') ? [labourPart] : [])];
}
