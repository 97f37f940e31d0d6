import { formatDate, minutesOf, tokyoDate, useTranslation } from '@haisha/i18n';
import { Link, useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { formatNightTime } from '@haisha/rules/night-time';
import { chakra, EmptyState, Icon, PageFrame, SkeletonTable } from '@haisha/ui';
import { reportEntities, reportsOfDay } from '../daily-reports-api.ts';
import { dailyReportPath } from '../report-address.ts';
import { lineStateOf } from '../report-lines.ts';
import type { ReportAddressState } from '../use-report-address.ts';

/** The own runs of whoever drives, the newest first: each leads to its report. */
export function OwnReportsPage({ hrefWith }: ReportAddressState) {
  const { t } = useTranslation('dailyReport');
  useLive(...reportEntities);
  const { data, error, refetch } = useQuery(reportsOfDay({ date: tokyoDate() }));
  const rows = data?.rows.toReversed() ?? [];
  return (
    <PageFrame title={usePageTitle(dailyReportPath)} width="edge">
      {error && <ProblemState error={error} onRetry={refetch} title={t('list.failed')} />}
      {!data && !error && <SkeletonTable />}
      {data && rows.length === 0 && <EmptyState title={t('own.none')} />}
      {data && rows.length > 0 && (
        <List aria-label={t('own.title')}>
          {rows.map((row) => {
            const { run } = row;
            const state = lineStateOf(row, data.now);
            const time = (instant: string) => formatNightTime(minutesOf(run.operationDate, instant));
            return (
              <li key={run.id}>
                <Link to={hrefWith({ open: run.id })}>
                  <span>
                    <b>{run.name}</b> {run.vehicleCode}
                    <small>
                      {formatDate(run.operationDate, { weekday: true })} {time(run.start)}–{time(run.end)}
                    </small>
                  </span>
                  <i data-own-state={state}>{t(`state.${state}`)}</i>
                  <Icon name="chevronRight" />
                </Link>
              </li>
            );
          })}
        </List>
      )}
    </PageFrame>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    flex: '1',
    overflowY: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '64px',
      px: '4',
      py: '2',
      borderBottomWidth: '1px',
      textStyle: 'md',
      _hover: { bg: 'bg.muted' },
    },
    '& span': { flex: '1', minW: '0' },
    '& b': { fontWeight: 'bold', me: '2' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'sm' },
    '& i': { fontStyle: 'normal', color: 'fg.muted' },
    '& [data-own-state=missing]': { color: 'fg.error', fontWeight: 'bold' },
    '& [data-own-state=draft], & [data-own-state=sentBack]': { color: 'fg.warning', fontWeight: 'bold' },
  },
});
