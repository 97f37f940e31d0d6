import { formatYen, useTranslation } from '@haisha/i18n';
import { chakra, Flex, Text } from '@haisha/ui';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { entrySums } from './entry-sums.ts';

export type EntryTotalsProps = {
  entries: readonly VehicleEntry[];
  /** Of the whole list; more than the entries shown when it has several pages. */
  total: number;
};

/** What the entries shown cost together. */
export function EntryTotals({ entries, total }: EntryTotalsProps) {
  const { t } = useTranslation('vehicleHistory');
  const { amountYen, taxYen, totalYen } = entrySums(entries);
  return (
    <Flex columnGap="6" rowGap="2" wrap="wrap" justify="space-between" align="baseline">
      <Text fontWeight="bold">{t(total > entries.length ? 'sum.page' : 'sum.all', { count: entries.length })}</Text>
      <Sums>
        <div>
          <dt>{t('field.amountYen')}</dt>
          <dd>{formatYen(amountYen)}</dd>
        </div>
        <div>
          <dt>{t('field.taxYen')}</dt>
          <dd>{formatYen(taxYen)}</dd>
        </div>
        <div>
          <dt>{t('sum.total')}</dt>
          <dd>{formatYen(totalYen)}</dd>
        </div>
      </Sums>
    </Flex>
  );
}

const Sums = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    '& > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});
