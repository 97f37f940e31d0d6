import { useQuery } from '@haisha/platform';
import type { PickCalls } from '../api/entity-calls.ts';
import { codeAndName } from './code-and-name.ts';
import { useNameOf } from './use-name-of.ts';

const most = 200;

/** The rows of an entity of which there are few, to choose from. */
export function useRowOptions<
  Row extends { id: string; code: string; name: string; nameEn: string | null },
  Key extends readonly unknown[],
>(api: PickCalls<Row, Key>) {
  const nameOf = useNameOf(codeAndName);
  const { data } = useQuery(api.list({ q: '', pageSize: most }));
  return (data?.items ?? []).map((row) => ({ value: row.id, label: nameOf(row) }));
}
