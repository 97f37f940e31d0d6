import { useQuery } from '@haisha/platform';
import { departmentNames } from '../api/departments-api.ts';
import { departmentName } from './department-name.ts';

/** All departments that a vehicle may be of, in their order. */
export function useDepartmentOptions() {
  const { data, isLoading } = useQuery(departmentNames());
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: departmentName(row) }));
  return { options, isLoading, isLoaded: data !== undefined };
}
