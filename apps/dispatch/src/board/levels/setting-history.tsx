import { formatDate, formatInstant, useTranslation } from '@haisha/i18n';
import { type Dated, inForce } from '@haisha/rules/checks/check-settings';
import { Badge, chakra, Heading, Stack, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import type { ReactNode } from 'react';

type Row = Dated & Pick<EntityFields, 'id' | 'createdAt' | 'createdBy'> & { reason: string };

export type SettingHistoryProps<One extends Row> = {
  rows: readonly One[];
  today: string;
  /** What is said as long as nothing was set. */
  none: string;
  textOf: (row: One) => ReactNode;
};

/** What was set, newest first: from when, what, why, by whom. */
export function SettingHistory<One extends Row>({ none, rows, textOf, today }: SettingHistoryProps<One>) {
  const { t } = useTranslation('checkLevel');
  const own = inForce(rows, today);
  return (
    <Stack gap="2" pt="4" borderTopWidth="1px">
      <Heading as="h3" textStyle="sm">
        {t('history.title')}
      </Heading>
      {rows.length === 0 && <Text color="fg.muted">{none}</Text>}
      {rows.length > 0 && (
        <List aria-label={t('history.title')}>
          {rows
            .toSorted((a, b) => b.revision - a.revision)
            .map((row) => (
              <li key={row.id}>
                <div>
                  <span>{t('history.from', { day: formatDate(row.validFrom) })}</span>
                  {textOf(row)}
                  {row === own && <Badge>{t('history.now')}</Badge>}
                  {row.validFrom > today && <Badge variant="outline">{t('history.later')}</Badge>}
                </div>
                <p>{row.reason}</p>
                <small>{t('history.by', { name: row.createdBy?.name ?? '', at: formatInstant(row.createdAt) })}</small>
              </li>
            ))}
        </List>
      )}
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    textStyle: 'sm',
    '& > li > div': { display: 'flex', gap: '2.5', flexWrap: 'wrap', alignItems: 'center', fontWeight: 'semibold' },
    '& small': { color: 'fg.muted', textStyle: 'xs' },
  },
});
