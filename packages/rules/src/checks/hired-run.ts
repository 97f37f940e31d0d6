import type { RunStage } from './crew-missing.ts';
import type { DeliveryCompanyFacts, RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/**
 * Check 20: a delivery company has its permit, its insurance, its price and its invoice number, and is not too far down: work
 * is passed on twice at most (貨物自動車運送事業法, an effort since 2026-04-01).
 */
export function hiredRun(
  { hiredFeeYen, tier }: Pick<RunFacts, 'hiredFeeYen' | 'tier'>,
  company: DeliveryCompanyFacts,
  lastDay: string,
  { mostTiers, stage }: { mostTiers: number; stage: RunStage },
): RunFinding[] {
  const { insuranceExpiryDate: insured, invoiceNumber, permitNumber } = company;
  return [
    ...(permitNumber === null ? [{ check: 20, level: 'red', code: 'permitMissing' } as const] : []),
    ...(tier !== null && tier > mostTiers
      ? [{ check: 20, level: 'amber', code: 'tooManyTiers', params: { tier, most: mostTiers } } as const]
      : []),
    ...(insured !== null && insured < lastDay
      ? [{ check: 20, level: 'amber', code: 'companyInsuranceExpired', params: { day: insured } } as const]
      : []),
    ...feeMissing({ hiredFeeYen }, stage),
    ...(invoiceNumber === null ? [{ check: 20, level: 'info', code: 'invoiceNumberMissing' } as const] : []),
  ];
}

/**
 * The part of check 20 about the price: the order form has to name it (貨物自動車運送事業法 第24条), so that from the
 * request on its absence wants a reason.
 */
export function feeMissing({ hiredFeeYen }: Pick<RunFacts, 'hiredFeeYen'>, stage: RunStage): RunFinding[] {
  if (hiredFeeYen !== null) return [];
  const level = stage === 'plan' ? 'info' : 'amber';
  return [{ check: 20, level, code: 'hiredFeeMissing', wayOut: { code: 'enterFee' } }];
}
