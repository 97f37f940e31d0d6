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
  mostTiers: number,
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
    // The order form has to name the price (貨物自動車運送事業法 第24条).
    ...(hiredFeeYen === null ? [{ check: 20, level: 'info', code: 'hiredFeeMissing' } as const] : []),
    ...(invoiceNumber === null ? [{ check: 20, level: 'info', code: 'invoiceNumberMissing' } as const] : []),
  ];
}
