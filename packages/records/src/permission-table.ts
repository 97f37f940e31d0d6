import { http, queryOptions } from '@haisha/platform';
import type { PermissionTable } from '@haisha/validation/account';

/** What each role may do, as it is in force on the server. */
export function permissionTable() {
  return queryOptions({
    queryKey: ['/permissions/matrix'],
    queryFn: ({ signal }) => http().get<PermissionTable>('/permissions/matrix', { signal }),
    retry: false,
  });
}
