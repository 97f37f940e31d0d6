import { useCan, useQuery } from '@haisha/platform';
import { departmentNames } from '../api/departments-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { useNameOf } from '../form/use-name-of.ts';

/** All departments that a vehicle may be of, in their order; none to who may see no vehicle. */
export function useDepartmentOptions() {
  const nameOf = useNameOf(codeAndName);
  const { data, isLoading } = useQuery({ ...departmentNames(), enabled: useCan()('vehicle.read') });
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: nameOf(row) }));
  return { options, isLoading, isLoaded: data !== undefined };
}
