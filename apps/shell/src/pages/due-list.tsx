import { formatDate, useTranslation } from '@haisha/i18n';
import { http, queryOptions, useLive, useQuery, useSeesAll } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Flex, Heading, Icon, StatusBadge, Text } from '@haisha/ui';
import { DueBadge } from '@haisha/ui/due-badge';
import type { Due, DueEntity, Dues } from '@haisha/validation/due';
import { useState } from 'react';
import { LinkRow } from '../layout/link-row.tsx';
import { RowList } from '../layout/row-list.tsx';
import { Section } from '../layout/section.tsx';
import { type DueGroup, dueGroups } from './due-groups.ts';
import { useNameKey } from './use-name-key.ts';

const shownAtOnce = 6;
const others = ['driver', 'driverQualification', 'deliveryCompany', 'department'];
/** The page that settles a deadline: a driver's deadlines are in a tab next to the form. */
const placeOf: Record<DueEntity, (id: string) => string> = {
  vehicle: (id) => `/vehicles/edit/${id}`,
  driver: (id) => `/drivers/edit/${id}#record`,
  deliveryCompany: (id) => `/delivery-company/edit/${id}`,
};

const dueRights = ['vehicle.read', 'driverQualification.read', 'deliveryCompany.read'];

/** The deadlines that the first page lists. */
export const duesQuery = queryOptions({
  queryKey: ['/dues'],
  queryFn: ({ signal }) => http().get<Dues>('/dues', { signal }),
  meta: { entity: 'vehicle', shows: others },
});

/**
 * Lists all overdue and upcoming deadlines, each with a link to the page that settles it; `quiet` hides an empty list.
 */
export function DueList({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery(duesQuery);
  const [all, setAll] = useState(false);
  const seesAll = dueRights.every(useSeesAll());
  useLive('vehicle', ...others);
  if (quiet && (data === undefined || data.count === 0)) return null;
  if (data === undefined) {
    return (
      error && (
        <Section title={t('home.attention')}>
          <ProblemState error={error} onRetry={refetch} />
        </Section>
      )
    );
  }
  const { count, isMore } = data;
  // The server names the most urgent ones; they are read by their day.
  const items = data.items.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  if (count === 0) {
    return (
      <Section title={t('home.attention')}>
        <Text color="fg.muted" py="2">
          {t(seesAll ? 'home.empty' : 'home.emptyInSight')}
        </Text>
      </Section>
    );
  }
  const shown = all ? items : items.slice(0, shownAtOnce);
  return (
    <Section title={t('home.attention')} aside={t(isMore ? 'home.countOrMore' : 'home.count', { count })}>
      {dueGroups(items).map((group, place, { length }) => (
        <Group key={group.name} group={group} shown={shown} goesOn={place === length - 1 && items.length < count} />
      ))}
      {shown.length < items.length && (
        <Button variant="ghost" ms="-3" mt="1" onClick={() => setAll(true)}>
          {t('home.more', { count: items.length - shown.length })}
          <Icon name="chevronDown" />
        </Button>
      )}
      {all && items.length < count && (
        <Text pt="2" textStyle="xs" color="fg.subtle">
          {t('home.mostUrgent', { count: items.length })}
        </Text>
      )}
    </Section>
  );
}

type GroupProps = {
  group: DueGroup;
  shown: readonly Due[];
  /** There are more of them than were read. */
  goesOn: boolean;
};

const tones = { over: 'overdue', week: 'warning', month: 'neutral', later: 'neutral' } as const;

/** Deadlines that are equally near, under how near and how many they are; of which the first ones are shown. */
function Group({ group: { name, items }, shown, goesOn }: GroupProps) {
  const { t } = useTranslation('shell');
  const visible = items.filter((due) => shown.includes(due));
  if (visible.length === 0) return null;
  return (
    <>
      <Heading as="h3" textStyle="xs" fontWeight="normal" pt="3">
        <StatusBadge tone={tones[name]}>
          {t(`home.group.${name}`, { count: items.length, more: goesOn ? '+' : '' })}
        </StatusBadge>
      </Heading>
      <Box css={{ containerType: 'inline-size' }}>
        <RowList>
          {visible.map((due) => (
            <li key={`${due.kind} ${due.id} ${due.dueDate}`}>
              <Row due={due} />
            </li>
          ))}
        </RowList>
      </Box>
    </>
  );
}

/** A list that stands beside others has two lines a row. */
const whereWide = '@container (min-width: 40rem)';

function Row({ due }: { due: Due }) {
  const { t } = useTranslation('shell');
  const language = useNameKey();
  return (
    <LinkRow
      to={placeOf[due.entity](due.id)}
      display="grid"
      rowGap="0"
      gridTemplateColumns="minmax(0, 1fr) auto"
      css={{ [whereWide]: { gridTemplateColumns: '8rem minmax(11rem, 2fr) minmax(6rem, 1fr) 14rem' } }}
    >
      <span>{t(`home.kind.${due.kind}`)}</span>
      <Flex
        as="span"
        gridArea="2 / 1 / auto / -1"
        justify="space-between"
        gap="2"
        css={{ [whereWide]: { display: 'contents' } }}
      >
        <Flex as="span" columnGap="2" align="baseline" wrap="wrap" flexShrink="0" maxW="full">
          <Text as="span" whiteSpace={due.entity === 'vehicle' ? 'nowrap' : undefined}>
            {due[`name${language}`]}
          </Text>
          <Text
            as="span"
            color="fg.subtle"
            whiteSpace="nowrap"
            display="none"
            css={{ [whereWide]: { display: 'inline' } }}
          >
            {due.code}
          </Text>
        </Flex>
        <Text as="span" color="fg.muted" minW="0" truncate>
          {due[`departmentName${language}`]}
        </Text>
      </Flex>
      {due.isMissing ? <Missing due={due} /> : <DueBadge date={due.dueDate} daysLeft={due.daysLeft} />}
    </LinkRow>
  );
}

/** Of what nothing is on record there is no date that ends: it says by when something has to be entered. */
function Missing({ due: { daysLeft, dueDate } }: { due: Due }) {
  const { t } = useTranslation('shell');
  return (
    <span data-due="">
      <span>{t('home.enterBy', { date: formatDate(dueDate) })}</span>
      <StatusBadge tone={daysLeft < 0 ? 'overdue' : 'warning'}>{t('ui:due.missing')}</StatusBadge>
    </span>
  );
}
