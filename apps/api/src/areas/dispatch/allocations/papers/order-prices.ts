import type { DocumentFact } from '@haisha/documents/document';
import { paymentDayOf } from '@haisha/rules/payment-term';
import { feeTotalsOf } from '@haisha/rules/runs/run-fees';
import type { Allocation } from '@haisha/validation/allocation';
import { endOfMonth } from '@haisha/validation/closing';
import type { PaperText } from '../../../../services/papers/paper-text.ts';
import type { OrderedCompany, PaperFacts } from './read-paper.ts';

/**
 * What a delivery company is paid for a run, and when: the hired fee, loading and unloading with theirs, other costs, tax,
 * payment. What has no price is missing where the law asks for one, and otherwise not part of the order.
 */
export function orderPrices(
  { company, goods, run }: PaperFacts & { company: OrderedCompany },
  text: PaperText,
): DocumentFact[] {
  const { t } = text;
  const { fees, hiredFeeYen } = run;
  const work = run.stops.filter(({ kind }) => kind !== 'break');
  const minutes = work.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
  const handling = [
    t('orderForm.handlingWork', { stops: work.length, minutes }),
    goods.some(({ needsTailLift }) => needsTailLift) && t('orderForm.tailLift'),
  ];
  const yen = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : t('page.yen', { amount: text.figure(amount) });
  const none = hiredFeeYen === null ? undefined : t('orderForm.notAgreed');
  const other = [yen(fees?.otherFeeYen), fees?.otherFeeText].filter((part) => typeof part === 'string').join('  ');
  const paidBy = fees?.paymentDate ?? paymentDayOf(company, run.operationDate);
  return [
    given(t('orderForm.fee'), yen(hiredFeeYen), text),
    taxOf(run, text),
    { label: t('orderForm.handling'), value: handling.filter(Boolean).join('\n'), wide: true },
    given(t('orderForm.loadingFee'), yen(fees?.loadingFeeYen), text),
    given(t('orderForm.unloadingFee'), yen(fees?.unloadingFeeYen), text),
    given(t('orderForm.waitingFee'), yen(fees?.waitingFeeYen), text, none),
    given(t('orderForm.surcharge'), yen(fees?.surchargeYen), text, none),
    given(t('orderForm.toll'), yen(fees?.tollYen), text, none),
    given(t('orderForm.other'), other || null, text, none),
    { ...given(t('orderForm.total'), totalOf(run, text), text), wide: true },
    { label: t('orderForm.paymentTerm'), value: termText(company, text) },
    { label: t('orderForm.paidBy'), value: text.day(paidBy) },
    given(t('orderForm.method'), company.hasAccount ? t('orderForm.transfer') : null, text),
  ];
}

/** A fact with its value, or that it is missing. */
export function given(
  label: string,
  value: string | null,
  { t }: Pick<PaperText, 't'>,
  otherwise?: string,
): DocumentFact {
  if (value !== null) return { label, value };
  return otherwise === undefined ? { label, value: t('page.missing'), missing: true } : { label, value: otherwise };
}

function taxOf({ fees }: Allocation, { t }: PaperText): DocumentFact {
  const label = t('orderForm.tax');
  if (!fees || fees.taxKind === null) return { label, value: t('orderForm.taxMissing'), missing: true };
  return { label, value: t(fees.taxKind === 'excluded' ? 'orderForm.taxExcluded' : 'orderForm.taxIncluded') };
}

/** 50,000 円（税抜）＋ 高速代 1,320 円（税込）. */
function totalOf({ fees, hiredFeeYen }: Allocation, text: PaperText): string | null {
  const { t } = text;
  const totals = fees && feeTotalsOf({ ...fees, hiredFeeYen }, fees.taxKind);
  if (!totals || fees.taxKind === null) return null;
  const amount = text.figure(totals.feesYen);
  const total = t(fees.taxKind === 'excluded' ? 'orderForm.totalExcluded' : 'orderForm.totalIncluded', { amount });
  return totals.tollYen === 0 ? total : t('orderForm.totalWithToll', { total, toll: text.figure(totals.tollYen) });
}

/** 20日締 翌月末日. */
function termText({ closingDay, paymentDay, paymentMonths }: OrderedCompany, { t, word }: PaperText): string {
  const dayOf = (day: number) =>
    day === endOfMonth ? word('term', 'endOfMonth') : word('term', 'day').replace('{{day}}', `${day}`);
  const known = word('term', 'months', `${paymentMonths}`);
  const month =
    known === `${paymentMonths}` ? word('term', 'months', 'later_other').replace('{{count}}', known) : known;
  const payment = word('term', 'payment').replace('{{month}}', month).replace('{{day}}', dayOf(paymentDay));
  return `${t('orderForm.closing', { day: dayOf(closingDay) })}  ${payment}`;
}
