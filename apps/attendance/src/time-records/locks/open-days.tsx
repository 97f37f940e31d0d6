import { formatDate, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { chakra, Heading, Icon, Spinner, Stack, Text } from '@haisha/ui';
import type { OpenOfMonth } from '@haisha/validation/labour-month';
import { timeChangesPath } from '../time-record-place.ts';

export type OpenDaysProps = {
  open: { data: OpenOfMonth | undefined; error: unknown; refetch: () => unknown };
  hrefOfDay: (date: string) => string;
};

/** What nobody has settled in a month: changes that wait, which keep it from being locked, and punches that are missing. */
export function OpenDays({ hrefOfDay, open: { data, error, refetch } }: OpenDaysProps) {
  const { t } = useTranslation('labourMonth');
  const localName = useLocalName();
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <Spinner />;
  const isSettled = data.missing.length === 0 && data.waiting.length === 0;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="md">
        {t('open.title')}
      </Heading>
      {isSettled && <Text color="fg.muted">{t('open.nothing')}</Text>}
      <List>
        {data.waiting.map((one) => (
          <li key={one.id} data-level="red">
            <Icon name="error" size={14} />
            <span>{formatDate(one.date, { weekday: true })}</span>
            <Link to={timeChangesPath}>{localName(one.name, one.nameEn)}</Link>
            <span>{t('open.waiting')}</span>
          </li>
        ))}
        {data.missing.map((one) => (
          <li key={`${one.driverId} ${one.date} ${one.kind}`}>
            <Icon name="warning" size={14} />
            <span>{formatDate(one.date, { weekday: true })}</span>
            <Link to={hrefOfDay(one.date)}>{localName(one.name, one.nameEn)}</Link>
            <span>
              {one.kind === null ? t('open.noPunch') : t('open.missing', { kind: t(`timeRecord:kind.${one.kind}`) })}
            </span>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    maxH: '40dvh',
    overflowY: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', color: 'fg.warning' },
    '& > [data-level=red]': { color: 'fg.error' },
    '& a': { color: 'primary.fg' },
  },
});
