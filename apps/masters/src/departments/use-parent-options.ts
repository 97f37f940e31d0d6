import { useQuery } from '@haisha/platform';
import { departmentsApi } from '../api/departments-api.ts';
import { departmentName } from './department-name.ts';

/** The departments a person may read, as parents of another one, in their order. */
export function useParentOptions() {
  const { data, isLoading } = useQuery(departmentsApi.list({ pageSize: 200, sort: 'sortOrder' }));
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: departmentName(row) }));
  return { options, isLoading };
}
