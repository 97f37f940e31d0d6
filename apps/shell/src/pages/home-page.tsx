import { formatDate, useTranslation } from '@haisha/i18n';
import { http, isProblem, queryOptions, useLive, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { EmptyState, Grid, PageFrame, Skeleton, Stack } from '@haisha/ui';
import type { Home } from '@haisha/validation/home';
import { AttentionList } from './attention-list.tsx';
import { DepartmentCounts } from './department-counts.tsx';
import { StatusCounts } from './status-counts.tsx';

const homeQuery = queryOptions({
  queryKey: ['/home'],
  queryFn: ({ signal }) => http().get<Home>('/home', { signal }),
  meta: { entity: 'vehicle', shows: ['department'] },
});

/** The day at a glance: what needs attention, and how the fleet stands. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { data, error, refetch } = useQuery(homeQuery);
  useLive('vehicle', 'department');
  return (
    <PageFrame
      title={t('title.home')}
      subtitle={
        data
          ? t('home.asOf', { date: formatDate(data.today, { weekday: true }) })
          : t('home.greeting', { name: session?.user.name })
      }
    >
      {data ? (
        <Overview home={data} />
      ) : isProblem(error, 'permission.denied') ? (
        <EmptyState icon="home" title={t('home.welcome')}>
          {t('home.welcomeHint')}
        </EmptyState>
      ) : error ? (
        <ProblemState error={error} title={t('home.failed')} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </PageFrame>
  );
}

function Overview({ home }: { home: Home }) {
  const { t } = useTranslation('shell');
  if (home.vehicleCount === 0) {
    return (
      <EmptyState icon="truck" title={t('home.noVehicles')}>
        {t('home.noVehiclesHint')}
      </EmptyState>
    );
  }
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5" alignItems="start">
      <AttentionList attention={home.attention} attentionCount={home.attentionCount} />
      <Stack gap="5" minW="0">
        <StatusCounts counts={home.vehiclesByStatus} total={home.vehicleCount} />
        <DepartmentCounts departments={home.departments} />
      </Stack>
    </Grid>
  );
}

function Waiting() {
  return (
    <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="5" aria-hidden="true">
      <Skeleton h="22rem" />
      <Stack gap="5">
        <Skeleton h="14rem" />
        <Skeleton h="14rem" />
      </Stack>
    </Grid>
  );
}
