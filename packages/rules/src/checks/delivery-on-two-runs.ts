import type { CheckFinding } from './check-finding.ts';

/** A delivery of a run with all the runs that carry it; a split shipment may be on several. */
export type CarriedDelivery = { deliveryId: string; runIds: readonly string[]; isSplit: boolean };

/** Check 3: a delivery is on one run, unless it is a split shipment. */
export function deliveryOnTwoRuns(
  deliveries: readonly CarriedDelivery[],
): CheckFinding<'deliveryOnTwoRuns', { deliveryId: string; runIds: readonly string[] }>[] {
  const twice = deliveries.filter(({ isSplit, runIds }) => !isSplit && new Set(runIds).size > 1);
  return twice.map(({ deliveryId, runIds }) => ({
    code: 'deliveryOnTwoRuns',
    level: 'red',
    facts: { deliveryId, runIds },
  }));
}
