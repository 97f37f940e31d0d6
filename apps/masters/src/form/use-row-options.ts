import { useQuery } from '@haisha/platform';
import type { BulkCalls, PickCalls } from '../api/entity-calls.ts';
import { fetchAll } from '../api/fetch-all.ts';
import { codeAndName } from './code-and-name.ts';
import { useNameOf } from './use-name-of.ts';

type Named = { id: string; code: string; name: string; nameEn: string | null };
type Calls<Row> = Pick<BulkCalls<Row, object>, 'readPage'> & {
  list: (
    query: Parameters<PickCalls<Row, never>['list']>[0],
  ) => Pick<ReturnType<PickCalls<Row, readonly unknown[]>['list']>, 'queryKey' | 'meta'>;
};

/** Every row of an entity of which there are few, in the order of its list, to choose from. */
export function useRowOptions<Row extends Named>(api: Calls<Row>) {
  const nameOf = useNameOf(codeAndName);
  const { queryKey, meta } = api.list({ q: '', pageSize: 200 });
  const { data = [] } = useQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: () => fetchAll(api.readPage, {}),
    retry: false,
    meta,
  });
  return data.map((row) => ({ value: row.id, label: nameOf(row) }));
}
