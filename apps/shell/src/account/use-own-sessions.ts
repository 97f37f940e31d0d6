import { useMutation, useQuery, useQueryClient } from '@haisha/platform';
import type { OwnSession } from '@haisha/validation/session';
import { useShell } from '../shell-context.ts';

const path = '/sessions';

/** Queries the user's sessions, the current one first. */
export function useOwnSessions() {
  const { http } = useShell();
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<{ items: OwnSession[] }>(path, { signal })).items,
    refetchOnMount: 'always',
  });
}

/** Ends sessions one by one; a session that has already ended counts as ended. */
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

/** Returns a function that reloads the sessions. */
export function useRefreshSessions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
}
