import { formatNumber, tokyoDate, useJoined, useTranslation } from '@haisha/i18n';
import { http, queryOptions, useCan, useLive, useQuery } from '@haisha/platform';
import type { DepartureAlarmKind } from '@haisha/rules/departure/departure-alerts';
import { records } from '@haisha/rules/records';
import { Icon, StatusBadge, Text } from '@haisha/ui';
import type { DeliveryTotals } from '@haisha/validation/delivery';
import type { HomeAlarms } from '@haisha/validation/departure-board';
import type { Page } from '@haisha/validation/entity';
import type { ImportListItem } from '@haisha/validation/import';
import type { Waiting as Count } from '@haisha/validation/waiting';
import type { ReactNode } from 'react';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { toDoRights } from './to-do-rights.ts';

/** `kinds` tells of what, where that varies. */
type Waiting = Count & { to: string; kinds?: readonly DepartureAlarmKind[] };
/** `page` is where they are looked at. */
type Waits = { page: string; query: ReturnType<typeof waiting> };

/** What waits for the user, with how much of it and the way there: a line for each thing that is theirs to do. */
export function ToDo() {
  const { t } = useTranslation('homeOutlook');
  const can = useCan();
  useLive('delivery', 'leave', 'timeChange', 'departureBoard');
  const rows: Record<(typeof toDoRights)[number], ReactNode> = {
    'departureBoard.update': <DepartureAlarms />,
    'delivery.updatePrice': <Counted name={t('toDo.fares')} {...fares} />,
    'leave.approve': <Counted name={t('toDo.leaves')} {...leaves} />,
    'timeChange.approve': <Counted name={t('toDo.timeChanges')} {...timeChanges} />,
    'import.read': <Counted name={t('toDo.imports')} {...imports} />,
    'labourMonth.lock': <Way name={t('toDo.months')} to="/labour-months" />,
  };
  return (
    <Section title={t('runOverview:toDo')}>
      <RowList>
        {toDoRights.filter(can).map((right) => (
          <li key={right}>{rows[right]}</li>
        ))}
      </RowList>
    </Section>
  );
}

/** Without an answer the page says how many there are. */
function Counted({ isBreach = false, name, page, query }: Waits & { name: string; isBreach?: boolean }) {
  const { t } = useTranslation('homeOutlook');
  const { data, isError } = useQuery(query);
  const isWaiting = data !== undefined && data.count > 0;
  return (
    <LinkRow to={isWaiting ? data.to : isError ? page : null} justify="space-between">
      {isWaiting ? <StatusBadge tone={isBreach ? 'danger' : 'warning'}>{name}</StatusBadge> : <span>{name}</span>}
      <Text as="span" color={isWaiting ? undefined : 'fg.subtle'} fontVariantNumeric="tabular-nums">
        {data ? formatNumber(data.count) : isError && t('toDo.unread')}
      </Text>
    </LinkRow>
  );
}

/** The alarms of roll calls and departures, by the kinds that stand. */
function DepartureAlarms() {
  const { t } = useTranslation('homeOutlook');
  const joined = useJoined();
  const standing = useQuery(alarms.query).data?.kinds ?? [];
  const kinds = standing.length > 0 ? standing : (['departedWithoutCall'] as const);
  return <Counted name={joined(kinds.map((kind) => t(`toDo.alarm.${kind}`)))} isBreach {...alarms} />;
}

function Way({ name, to }: { name: string; to: string }) {
  return (
    <LinkRow to={to} justify="space-between">
      {name}
      <Icon name="chevronRight" size={14} />
    </LinkRow>
  );
}

function waiting(name: string, entity: string, read: (signal: AbortSignal) => Promise<Waiting>) {
  return queryOptions({
    queryKey: ['home', 'waiting', name],
    queryFn: ({ signal }) => read(signal),
    meta: { entity, shows: [] },
  });
}

async function counted(path: string, to: string, signal: AbortSignal): Promise<Waiting> {
  return { ...(await http().get<Count>(path, { signal })), to };
}

const fares: Waits = {
  page: '/delivery',
  query: waiting('fares', 'delivery', async (signal) => {
    const to = tokyoDate();
    const query = { from: `${to.slice(0, 8)}01`, to, priceStatus: 'undecided' };
    const { undecidedCount } = await http().get<DeliveryTotals>('/deliveries/totals', { query, signal });
    return { count: undecidedCount ?? 0, to: `/delivery?${new URLSearchParams(query)}` };
  }),
};

const leaves: Waits = {
  page: '/leave',
  query: waiting('leaves', 'leave', (signal) => counted('/home/leaves', '/leave', signal)),
};

const timeChanges: Waits = {
  page: '/time-changes',
  query: waiting('timeChanges', 'timeChange', (signal) => counted('/home/time-changes', '/time-changes', signal)),
};

const imports: Waits = {
  page: '/jobs',
  query: waiting('imports', 'import', async (signal) => {
    const query = { status: ['prepared', 'judged'], pageSize: 1 };
    const { items, total } = await http().get<Page<ImportListItem>>('/imports', { query, signal });
    const [last] = items;
    return { count: total, to: last ? `${records[last.entity].path}/temp/${last.id}` : '/jobs' };
  }),
};

const alarms: Waits = {
  page: '/attendance-departure-of-the-driver',
  query: waiting('alarms', 'departureBoard', async (signal) => {
    const { alarms: all } = await http().get<HomeAlarms>('/home/alarms', { signal });
    const { date = '', departmentId = '' } = all[0] ?? {};
    return {
      kinds: all.map(({ kind }) => kind),
      count: all.reduce((sum, { count }) => sum + count, 0),
      to: `/attendance-departure-of-the-driver?${new URLSearchParams({ date, departmentId })}`,
    };
  }),
};
