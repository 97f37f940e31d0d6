import { useQuery } from '@haisha/platform';
import { allRows, type WholeListCalls } from '../all-rows.ts';
import { codeAndName } from '../naming/code-and-name.ts';
import { useNameOf } from '../naming/use-name-of.ts';

type Named = { id: string; code: string; name: string; nameEn: string | null };

/** Every row of an entity of which there are few, in the order of its list, to choose from; none to who may not read. */
export function useRowOptions<Row extends Named, ListQuery extends object>(
  api: WholeListCalls<Row, ListQuery>,
  query: NoInfer<ListQuery>,
  mayRead = true,
) {
  const nameOf = useNameOf(codeAndName);
  const { data = [] } = useQuery({ ...allRows(api, query), enabled: mayRead });
  return data.map((row) => ({ value: row.id, label: nameOf(row) }));
}
