import { useQuery } from '@haisha/platform';
import { departmentsApi } from '../api/departments-api.ts';
import { departmentName } from './department-name.ts';

/** All departments to choose from, in their order. */
export function useDepartmentOptions() {
  const { data, isLoading } = useQuery(departmentsApi.list({ pageSize: 200, sort: 'sortOrder' }));
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: departmentName(row) }));
  return { options, isLoading };
}
