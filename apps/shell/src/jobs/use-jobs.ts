import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@haisha/platform';
import type { Page } from '@haisha/validation/entity';
import type { Job } from '@haisha/validation/job';
import { useLivePart } from '../live/use-live-part.ts';
import { useShell } from '../shell-context.ts';

const path = '/jobs';
/** The interval while a job runs and no event reports its progress. */
const askAgainMs = 2_000;

export const jobsPageSize = 20;

/** Queries the user's jobs, newest first: reloaded by events, or repeatedly while one is under way. */
export function useJobs(page: number) {
  const { http } = useShell();
  const live = useLivePart();
  return useQuery({
    queryKey: [path, { page }],
    queryFn: ({ signal }) => http.get<Page<Job>>(path, { query: { page, pageSize: jobsPageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const isConnected = live?.service.realtime.state() === 'live';
      return !isConnected && state.data?.items.some(isOpenJob) ? askAgainMs : false;
    },
    meta: { entity: 'job' },
  });
}

/** Cancels a job or runs it again. */
export function useJobAct() {
  const { http } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'cancel' | 'retry' }) => http.post<Job>(`${path}/${id}/${act}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Returns true for a job that waits or runs. */
export function isOpenJob({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}
