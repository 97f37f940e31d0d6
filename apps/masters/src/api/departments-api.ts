import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, queryOptions } from '@haisha/platform';
import type { DepartmentNames, departmentContract } from '@haisha/validation/department';

/** Departments on the server. */
export const departmentsApi = createEntityApi(
  http,
  '/departments',
  { name: 'department' } as typeof departmentContract,
  ['vehicle'],
);

/** The departments whose vehicles a person may read, by their names. */
export function departmentNames() {
  return queryOptions({
    queryKey: ['/departments', 'names'],
    queryFn: ({ signal }) => http().get<DepartmentNames>('/departments/names', { signal }),
    retry: false,
    meta: { entity: 'department' },
  });
}
