import { useQuery } from '@haisha/platform';
import { departmentsApi } from '../api/departments-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { useNameOf } from '../form/use-name-of.ts';

/** The departments a person may read, as parents of another one, in their order. */
export function useParentOptions() {
  const nameOf = useNameOf(codeAndName);
  const { data, isLoading } = useQuery(departmentsApi.list({ pageSize: 200, sort: 'sortOrder' }));
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: nameOf(row) }));
  return { options, isLoading };
}
