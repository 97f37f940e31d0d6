import { http, queryOptions, useCan, useLive, useQuery } from '@haisha/platform';
import type { RunOverview } from '@haisha/validation/run-overview';

const others = ['delivery', 'course', 'driver', 'vehicle', 'department'];

const runOverviewQuery = queryOptions({
  queryKey: ['/home/runs'],
  queryFn: ({ signal }) => http().get<RunOverview>('/home/runs', { signal }),
  meta: { entity: 'allocation', shows: others },
});

/** The state of today and tomorrow, as offices see it. */
type PlannedRuns = RunOverview & { days: NonNullable<RunOverview['days']> };

/**
 * What the first page says of runs: nothing as long as nothing is planned, and to whom may not see runs; and why it says
 * nothing when they cannot be read.
 */
export function useRunOverview() {
  const enabled = useCan()('allocation.read');
  useLive('allocation', ...others);
  const { data, error, failureCount, refetch } = useQuery({ ...runOverviewQuery, enabled });
  const days = data?.days;
  return {
    plannedRuns: data && days && isPlanned(days) ? { ...data, days } : null,
    ownRuns: data && !days ? data : null,
    isAwaited: enabled && !data && failureCount === 0,
    problem: !data && error ? { error, onRetry: refetch } : null,
  };
}

function isPlanned({ today, tomorrow }: PlannedRuns['days']): boolean {
  return [today, tomorrow].some(({ runs, unassigned }) => runs > 0 || unassigned > 0);
}
