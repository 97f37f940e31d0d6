import type { AuditRows } from './area.ts';

/** For accounting (経理): partners with terms, the drivers' pay, and amounts in other records. */
export const masterMoney = {
  whole: ['driverPay', 'customer', 'cargoOwner', 'deliveryCompany'],
  fields: {
    vehicle: ['monthlyVehicleCostYen', 'monthlyInsuranceYen', 'monthlyTaxYen', 'monthlyDepreciationYen'],
    vehicleHistory: ['amountYen', 'taxYen'],
    course: ['usualTollYen', 'driverAllowanceYen'],
  },
} as const satisfies AuditRows;

/** For labour (労務): the drivers with their qualifications and their pay. */
export const masterLabour = {
  whole: ['driver', 'driverRecord', 'driverImage', 'driverPay'],
  fields: {},
} as const satisfies AuditRows;
