import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { ReactNode } from 'react';

export type DescriptionListProps = {
  /** `wide` takes the whole line. */
  items: readonly { id: string; label: string; value: ReactNode; wide?: boolean }[];
};

/** Shows the facts of a record, name next to value; empty values say so. */
export function DescriptionList({ items }: DescriptionListProps) {
  const { t } = useTranslation('ui');
  return (
    <List>
      {items.map(({ id, label, value, wide }) => (
        <div key={id} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <Empty>{t('empty')}</Empty> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const Empty = chakra('span', { base: { color: 'fg.muted' } });

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    columnGap: '6',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      gap: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
