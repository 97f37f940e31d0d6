import { formatDate, minutesOf, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Box, Button, chakra, Flex, Heading, Icon, StatusBadge, Text } from '@haisha/ui';
import type { Allocation } from '@haisha/validation/allocation';
import type { RunOverview } from '@haisha/validation/run-overview';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { openStateOf } from './open-state-of.ts';

const stopsShown = 6;
/** It may still go to somebody else. */
const tentative: readonly Allocation['status'][] = ['planned', 'requested', 'accepted'];

export type NextRunProps = { next: RunOverview['next'] };

/** The run that a driver drives now or next: when, with what, where, and whom to call. */
export function NextRun({ next }: NextRunProps) {
  const { t } = useTranslation('ownHome');
  const locale = useLocale();
  if (next === null) {
    return (
      <Section title={t('next')}>
        <Text color="fg.muted" py="2">
          {t('noNext')}
        </Text>
      </Section>
    );
  }
  const { office, run } = next;
  const time = (instant: string) => formatNightTime(minutesOf(run.operationDate, instant));
  const name = run.title ?? localName(locale, run.courseName, run.courseNameEn) ?? run.number;
  const officeName = localName(locale, office.name, office.nameEn);
  const address = `/vehicle-allocation/edit/${run.id}`;
  const moments = [
    ['report', run.reportAt],
    ['out', run.start],
    ['in', run.end],
    ['end', run.endAt],
  ] as const;
  return (
    <Section
      title={t(run.status === 'departed' ? 'current' : 'next')}
      aside={formatDate(run.operationDate, { weekday: true })}
    >
      <Heading as="h3" textStyle="xl">
        {name}{' '}
        <Text as="span" textStyle="md" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
          {[run.courseCode, run.vehicleCode].filter(Boolean).join('  ')}
        </Text>
      </Heading>
      {tentative.includes(run.status) && (
        <StatusBadge tone="warning">{t(`runOverview:state.${openStateOf(run.status)}`)}</StatusBadge>
      )}
      <Moments>
        {moments.map(([moment, instant]) => (
          <div key={moment}>
            <dt>{t(`moment.${moment}`)}</dt>
            <dd>{time(instant)}</dd>
          </div>
        ))}
      </Moments>
      {run.instruction !== null && <Text pb="2">{run.instruction}</Text>}
      <RowList>
        {run.stops.slice(0, stopsShown).map((stop) => (
          <li key={stop.id}>
            <LinkRow to={address} align="baseline">
              <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" minW="3.5rem">
                {time(stop.plannedArriveAt)}
              </Text>
              <Box as="span" minW="0">
                {localName(locale, stop.placeName, stop.placeNameEn)}
                {stop.note !== null && (
                  <Text as="span" display="block" textStyle="sm" color="fg.muted">
                    {stop.note}
                  </Text>
                )}
              </Box>
            </LinkRow>
          </li>
        ))}
        <li>
          <LinkRow to={address} justify="space-between">
            <span>{t('allStops')}</span>
            <Flex as="span" color="fg.muted" gap="1" align="center">
              {t('stops', { count: run.stops.length })}
              <Icon name="chevronRight" />
            </Flex>
          </LinkRow>
        </li>
      </RowList>
      {office.phone !== null && (
        <Button asChild variant="outline" colorPalette="gray" mt="3" w={{ base: 'full', md: 'auto' }} minH="11">
          <a href={`tel:${office.phone.replaceAll(/[^\d+]/g, '')}`}>
            <Icon name="call" />
            {t('call', { name: officeName })}
          </a>
        </Button>
      )}
    </Section>
  );
}

const Moments = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    maxW: '28rem',
    py: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { textStyle: 'md', fontWeight: 'semibold' },
  },
});
