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
  const isAwaited = enabled && data === undefined && failureCount === 0;
  if (data === undefined) {
    const problem = error && { error, onRetry: refetch };
    return { plannedRuns: null, ownRuns: null, isAwaited, problem };
  }
  const { days } = data;
  if (days === null) return { plannedRuns: null, ownRuns: data, isAwaited, problem: null };
  return { plannedRuns: isPlanned(days) ? { ...data, days } : null, ownRuns: null, isAwaited, problem: null };
}

function isPlanned({ today, tomorrow }: PlannedRuns['days']): boolean {
  return [today, tomorrow].some(({ runs, unassigned }) => runs > 0 || unassigned > 0);
}
