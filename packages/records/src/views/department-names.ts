import { http, queryOptions } from '@haisha/platform';
import type { DepartmentNames } from '@haisha/validation/department';

/** The departments whose vehicles a person may read, by their names. */
export function departmentNames() {
  return queryOptions({
    queryKey: ['/departments', 'names'],
    queryFn: ({ signal }) => http().get<DepartmentNames>('/departments/names', { signal }),
    retry: false,
    meta: { entity: 'department' },
  });
}
