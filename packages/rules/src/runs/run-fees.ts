/** What a delivery company is paid for a run, in yen; null where nothing is agreed. */
export type FeeAmounts = {
  hiredFeeYen: number | null;
  loadingFeeYen: number | null;
  unloadingFeeYen: number | null;
  waitingFeeYen: number | null;
  surchargeYen: number | null;
  otherFeeYen: number | null;
  tollYen: number | null;
};

/** The totals of one kind: the toll is as paid, with tax, whatever the others are. */
export type FeeTotals = { feesYen: number; tollYen: number };

/**
 * Returns what the fees of a run come to: all but the toll together, and the toll, which is part of the first where the
 * others have their tax in them as well. Null as long as no hired fee is agreed.
 */
export function feeTotalsOf(
  { hiredFeeYen, tollYen, ...others }: FeeAmounts,
  taxKind: 'excluded' | 'included' | null,
): FeeTotals | null {
  if (hiredFeeYen === null) return null;
  const { loadingFeeYen, otherFeeYen, surchargeYen, unloadingFeeYen, waitingFeeYen } = others;
  const beside = [loadingFeeYen, unloadingFeeYen, waitingFeeYen, surchargeYen, otherFeeYen];
  const feesYen = beside.reduce<number>((sum, amount) => sum + (amount ?? 0), hiredFeeYen);
  if (taxKind === 'included') return { feesYen: feesYen + (tollYen ?? 0), tollYen: 0 };
  return { feesYen, tollYen: tollYen ?? 0 };
}
