import { useQuery } from '@haisha/platform';
import type { ReactNode } from 'react';
import type { PickCalls } from '../api/entity-calls.ts';
import { type NameOf, useNameOf } from './use-name-of.ts';

export type ReferenceTextProps<Row, Key extends readonly unknown[]> = {
  api: Pick<PickCalls<Row, Key>, 'detail'>;
  id: string;
  nameOf: NameOf<Row>;
  /** Where the row cannot be read. */
  otherwise: ReactNode;
};

/** What people call the row of an id, asked for when somebody is to read it. */
export function ReferenceText<Row, Key extends readonly unknown[]>({
  api,
  id,
  nameOf: called,
  otherwise,
}: ReferenceTextProps<Row, Key>) {
  const nameOf = useNameOf(called);
  const { data, isError } = useQuery(api.detail(id));
  if (data !== undefined) return nameOf(data);
  return isError ? otherwise : '…';
}
