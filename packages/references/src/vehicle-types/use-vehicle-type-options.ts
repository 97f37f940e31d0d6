import { useCan, useQuery } from '@haisha/platform';
import { allRows } from '@haisha/records/all-rows';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { vehicleTypesApi } from './vehicle-types-api.ts';

/** All vehicle types to choose from, in their order, and the types themselves; none to who may not read them. */
export function useVehicleTypeOptions() {
  const nameOf = useNameOf(codeAndName);
  const { data, error, isLoading, refetch } = useQuery({
    ...allRows(vehicleTypesApi, { sort: 'sortOrder' }),
    enabled: useCan()('vehicleType.read'),
  });
  const types = data ?? [];
  const options = types.map((row) => ({ value: row.id, label: nameOf(row) }));
  return { types, options, isLoading, isLoaded: data !== undefined, error, refetch };
}
