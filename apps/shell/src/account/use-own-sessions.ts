import { useMutation, useQuery, useQueryClient } from '@haisha/platform';
import type { OwnSession } from '@haisha/validation/session';
import { useShell } from '../shell-context.ts';

const path = '/sessions';

/** Where one is logged in, this session first. */
export function useOwnSessions() {
  const { http } = useShell();
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<{ items: OwnSession[] }>(path, { signal })).items,
    refetchOnMount: 'always',
  });
}

/** Ends sessions one by one; one that has ended by itself meanwhile is as good. */
export function useEndSessions() {
  const { http } = useShell();
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await http.delete(`${path}/${id}`);
    },
    onSettled: refresh,
  });
}

/** Has the sessions read anew. */
export function useRefreshSessions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
}
