import { useLocale, useTranslation } from '@haisha/i18n';
import { http } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import type { CallBookFilter } from '@haisha/validation/call-book';
import { mostBookDays, mostBookEntries } from '@haisha/validation/roll-call-choices';
import { printedDays } from './book-list.ts';

export type PrintButtonProps = { filter: CallBookFilter; today: string; total: number | undefined };

/** To the paper of what is asked for; says why where that is more than one paper. */
export function PrintButton({ filter, today, total = 0 }: PrintButtonProps) {
  const { t } = useTranslation('callBook');
  const locale = useLocale();
  const days = total > 0 && total <= mostBookEntries ? printedDays(filter, today) : null;
  const content = (
    <>
      <Icon name="print" />
      {t('print')}
    </>
  );
  if (!days) {
    const limits = { count: mostBookEntries, days: mostBookDays.usual };
    return (
      <Button variant="ghost" colorPalette="gray" disabled title={total > 0 ? t('printLess', limits) : undefined}>
        {content}
      </Button>
    );
  }
  const params = new URLSearchParams({ ...days, locale });
  const { from: _, to: __, ...narrowed } = filter;
  for (const [name, value] of Object.entries(narrowed)) {
    for (const one of [value].flat()) if (one !== '') params.append(name, one);
  }
  return (
    <Button asChild variant="ghost" colorPalette="gray">
      <a target="_blank" rel="noopener" href={`${http().url('/roll-calls/book')}?${params}`}>
        {content}
      </a>
    </Button>
  );
}
