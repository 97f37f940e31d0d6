import type { AuditRows } from './area.ts';

/** For accounting (経理): what deliveries earn. */
export const dispatchMoney = {
  whole: [],
  fields: { delivery: ['price', 'priceStatus', 'billingStatus'] },
} as const satisfies AuditRows;
