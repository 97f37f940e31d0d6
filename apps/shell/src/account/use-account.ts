import { useQuery, useQueryClient } from '@haisha/platform';
import type { Account } from '@haisha/validation/account';
import { useShell } from '../shell-context.ts';

const path = '/account';

/** The own account as the server has it. */
export function useAccount() {
  const { http } = useShell();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<Account>(path, { signal }),
    refetchOnMount: 'always',
    meta: { entity: 'user' },
  });
}

/** Has the account read anew, after something about it was changed. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [path] });
}
