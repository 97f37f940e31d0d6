import type { AuditRows } from './area.ts';

/** What a delivery company is paid for a run, as the log of the run names it. */
export const feeFields = [
  'hiredFeeYen',
  'loadingFeeYen',
  'unloadingFeeYen',
  'waitingFeeYen',
  'surchargeYen',
  'otherFeeYen',
  'otherFeeText',
  'tollYen',
  'taxKind',
  'paymentDate',
] as const;

/** For accounting (経理): what deliveries earn, and what delivery companies are paid for runs. */
export const dispatchMoney = {
  whole: [],
  fields: { delivery: ['price', 'priceStatus', 'billingStatus'], allocation: feeFields },
} as const satisfies AuditRows;
