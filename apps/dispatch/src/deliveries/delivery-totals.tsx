import { formatNumber, formatYen, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import type { ListQuery } from '@haisha/records/list/list-definition';
import { chakra } from '@haisha/ui';
import type { deliveryList } from './delivery-list.ts';
import { deliveryTotals } from './listed-deliveries.ts';

export type DeliveryTotalsProps = { query: ListQuery<typeof deliveryList> };

/** What all rows of the list come to, on whatever page; nothing for a list without rows. */
export function DeliveryTotals({ query }: DeliveryTotalsProps) {
  const { t } = useTranslation('delivery');
  const { data } = useQuery(deliveryTotals(query));
  if (!data || data.count === 0) return null;
  const { weightKg, weightUnknownCount, cages, totalYen, undecidedCount } = data;
  const weight = `${formatNumber(weightKg)} kg`;
  return (
    <Totals aria-label={t('totals.label')}>
      <div>
        <dt>{t('short.weightKg')}</dt>
        <dd>
          {weightUnknownCount === 0
            ? weight
            : t('totals.weightUnknown', { known: weightKg > 0 ? weight : '', count: weightUnknownCount })}
        </dd>
      </div>
      <div>
        <dt>{t('short.cages')}</dt>
        <dd>{formatNumber(cages)}</dd>
      </div>
      {totalYen !== null && (
        <div>
          <dt>{t('field.price.totalYen')}</dt>
          <dd>
            {formatYen(totalYen)}
            {Boolean(undecidedCount) && <small>{t('totals.undecided', { count: undecidedCount })}</small>}
          </dd>
        </div>
      )}
    </Totals>
  );
}

const Totals = chakra('dl', {
  base: {
    display: 'flex',
    // What has no room in the line stands below, each as a whole.
    flexWrap: 'wrap',
    columnGap: '4',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', gap: '1.5', flexShrink: '0' },
    '& dt': { color: 'fg.subtle' },
    '& dd': { color: 'fg' },
    '& small': { fontSize: 'inherit', color: 'fg.muted', ms: '2' },
  },
});
