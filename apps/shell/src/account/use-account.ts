import { useQuery, useQueryClient } from '@haisha/platform';
import type { Account } from '@haisha/validation/account';
import { useShell } from '../shell-context.ts';

const path = '/account';

/** Queries the user's account. */
export function useAccount() {
  const { http } = useShell();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<Account>(path, { signal }),
    refetchOnMount: 'always',
    meta: { entity: 'user' },
  });
}

/** Returns a function that reloads the account after a change. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
}
