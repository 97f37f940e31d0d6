import { formatDate, formatYen, useTranslation } from '@haisha/i18n';
import { feeTotalsOf } from '@haisha/rules/runs/run-fees';
import type { Run } from '../day/board-types.ts';

type Paid = Pick<Run, 'fees' | 'hiredFeeYen'>;

/** The fees of a run as people read them: a field by its name, and what they come to. */
export function useFeeText() {
  const { t, i18n } = useTranslation('runFees');

  function text(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'taxKind') return i18n.t(`allocation:taxKind.${String(value)}`);
    if (name === 'paymentDate') return formatDate(String(value));
    return typeof value === 'number' ? formatYen(value) : String(value);
  }

  /** ¥50,000（税抜） ＋ 高速代 ¥1,320; that nothing is agreed without a hired fee. */
  function total({ fees, hiredFeeYen }: Paid): string {
    const taxKind = fees?.taxKind ?? null;
    const totals = fees && feeTotalsOf({ ...fees, hiredFeeYen }, taxKind);
    if (!totals) return hiredFeeYen === null ? t('none') : formatYen(hiredFeeYen);
    const amount = formatYen(totals.feesYen);
    const sum = taxKind === null ? amount : t('sum', { amount, tax: i18n.t(`allocation:taxKind.${taxKind}`) });
    return totals.tollYen === 0 ? sum : t('sumWithToll', { sum, toll: formatYen(totals.tollYen) });
  }

  return { label: (name: string) => i18n.t(`allocation:field.${name}`), text, total };
}
