import { formatDate, useTranslation } from '@haisha/i18n';
import { http, queryOptions, useCan, useLive, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { EmptyState, Grid, PageFrame, Skeleton, Stack } from '@haisha/ui';
import type { Home } from '@haisha/validation/home';
import { lazy, Suspense } from 'react';
import { useLivePart } from '../live/use-live-part.ts';
import { DueList } from './due-list.tsx';
import { loadFirstSteps } from './load-first-steps.ts';
import { loadOwnHome } from './load-own-home.ts';
import { loadFleet, loadOutlook, loadToDo } from './outlook/load-outlook.ts';
import { ToDoPlace } from './outlook/to-do-place.tsx';
import { toDoRights } from './outlook/to-do-rights.ts';
import { Runs } from './runs/runs.tsx';
import { useIsAnswered } from './use-is-answered.ts';

const FirstSteps = lazy(loadFirstSteps);
const Fleet = lazy(loadFleet);
const Outlook = lazy(loadOutlook);
const OwnHome = lazy(loadOwnHome);
const ToDo = lazy(loadToDo);

const homeQuery = queryOptions({
  queryKey: ['/home'],
  queryFn: ({ signal }) => http().get<Home>('/home', { signal }),
  meta: { entity: 'vehicle', shows: ['department', 'vehicleType', 'user'] },
});

/** The overview of the day: runs, deadlines, and the state of the fleet. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const scope = session?.permissions['vehicle.read'];
  // Those who would see vehicles of a day see none as long as nothing says which.
  const hasFleet = scope === 'all' || scope === 'department';
  const { data, error, refetch } = useQuery({ ...homeQuery, enabled: hasFleet });
  const isAnswered = useIsAnswered();
  useLive('vehicle', 'department', 'vehicleType', 'user');
  return (
    <PageFrame
      title={t('title.home')}
      subtitle={
        data
          ? t('home.asOf', { date: formatDate(data.today, { weekday: true }) })
          : t('home.greeting', { name: session?.user.name })
      }
    >
      {!hasFleet ? (
        <Suspense fallback={<Skeleton h="22rem" />}>
          <OwnHome />
        </Suspense>
      ) : data && isAnswered ? (
        <Overview home={data} />
      ) : error && !data ? (
        <ProblemState error={error} title={t('home.failed')} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </PageFrame>
  );
}

function Overview({ home }: { home: Home }) {
  const { t } = useTranslation('shell');
  const can = useCan();
  // Who plans begins with the plan, everybody else with what is theirs to do.
  const plans = can('allocation.update');
  const lines = toDoRights.filter(can).length;
  const toDo = lines > 0 && (
    <Suspense fallback={<ToDoPlace lines={lines} />}>
      <ToDo />
    </Suspense>
  );
  const live = useLivePart();
  const isNew = home.firstSteps.length > 0;
  const steps = isNew && (
    <Suspense fallback={<Skeleton h="18rem" />}>
      <FirstSteps steps={home.firstSteps} />
    </Suspense>
  );
  if (home.vehicleCount === 0) {
    return (
      <Stack gap="5">
        {steps || <EmptyState title={t('home.noVehicles')}>{t('home.noVehiclesHint')}</EmptyState>}
        <DueList quiet />
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      {steps}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
        columnGap="10"
        rowGap="5"
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          {!plans && toDo}
          <Runs part="today" />
          <Suspense fallback={<Skeleton h="30rem" />}>
            <Outlook />
          </Suspense>
        </Stack>
        <Stack gap="4" minW="0">
          <Runs part="tomorrow" />
          {plans && toDo}
          <DueList />
          {live ? <live.News /> : <Skeleton h="14rem" />}
          <Suspense>
            <Fleet home={home} />
          </Suspense>
        </Stack>
      </Grid>
    </Stack>
  );
}

function Waiting() {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
      columnGap="10"
      rowGap="5"
      aria-hidden="true"
    >
      <Skeleton h="22rem" />
      <Stack gap="5">
        <Skeleton h="14rem" />
        <Skeleton h="14rem" />
      </Stack>
    </Grid>
  );
}
