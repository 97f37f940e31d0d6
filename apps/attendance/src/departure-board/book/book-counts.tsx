import { formatNumber, useTranslation } from '@haisha/i18n';
import type { ListState } from '@haisha/records/list/use-list-query';
import { isEnoughOfManagers } from '@haisha/rules/departure/call-share';
import { CountStrip } from '@haisha/ui/count-strip';
import type { CallBookCounts } from '@haisha/validation/call-book';
import type { bookList } from './book-list.ts';

export type BookCountsProps = { counts: CallBookCounts; list: ListState<typeof bookList> };

/** How many calls there are, and of them what wants a look: a press narrows the book to it. */
export function BookCounts({ counts, list }: BookCountsProps) {
  const { t } = useTranslation('callBook');
  const { change, query } = list;
  const { alcohol, byManagers, calls, missing, open, refused } = counts;
  const isOf = <Value extends string>(values: readonly Value[], wanted: readonly Value[]) =>
    values.length === wanted.length && wanted.every((one) => values.includes(one));
  const isMissing = isOf(query.entry, ['open', 'acknowledged']);
  const isOpen = isOf(query.entry, ['open']);
  const isRefused = isOf(query.result, ['refused']);
  const isAlcohol = isOf(query.finding, ['alcohol']);
  const isTooFew = !isEnoughOfManagers(byManagers, calls);

  return (
    <CountStrip aria-label={t('counts.label')}>
      <span data-figure="">
        {t('counts.calls')} <b>{formatNumber(calls)}</b>
      </span>
      <span data-figure="" data-kind={isTooFew ? 'amber' : undefined}>
        {t('counts.byManagers')} <b>{formatNumber(byManagers)}</b>
      </span>
      <i />
      <button
        type="button"
        data-kind="red"
        aria-pressed={isRefused}
        disabled={refused === 0 && !isRefused}
        onClick={() => change({ result: isRefused ? [] : ['refused'] })}
      >
        {t('counts.refused')} <b>{formatNumber(refused)}</b>
      </button>
      <button
        type="button"
        data-kind="red"
        aria-pressed={isAlcohol}
        disabled={alcohol === 0 && !isAlcohol}
        onClick={() => change({ finding: isAlcohol ? [] : ['alcohol'] })}
      >
        {t('counts.alcohol')} <b>{formatNumber(alcohol)}</b>
      </button>
      <button
        type="button"
        data-kind="amber"
        aria-pressed={isMissing}
        disabled={missing === 0 && !isMissing}
        onClick={() => change({ entry: isMissing ? [] : ['open', 'acknowledged'] })}
      >
        {t('missing')} <b>{formatNumber(missing)}</b>
      </button>
      <button
        type="button"
        data-kind="red"
        aria-pressed={isOpen}
        disabled={open === 0 && !isOpen}
        onClick={() => change({ entry: isOpen ? [] : ['open'] })}
      >
        {t('open')} <b>{formatNumber(open)}</b>
      </button>
    </CountStrip>
  );
}
