import { useLocale } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Box } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reference } from './reference-to.ts';

export type ReferenceTextProps = {
  reference: Reference;
  /** One id, or several; whatever else a field holds is no row. */
  value: unknown;
  /** In the place of rows that cannot be read. */
  textOf: (id: unknown) => ReactNode;
};

/** What people call the rows that a field refers to, asked for when somebody is to read it. */
export function ReferenceText({ reference, value, textOf }: ReferenceTextProps) {
  const ids: unknown[] = [value].flat();
  return ids.filter(isId).map((id) => (
    <Box key={id} as="span" display="block">
      <Name reference={reference} id={id} otherwise={textOf(Array.isArray(value) ? [id] : id)} />
    </Box>
  ));
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function Name({ reference, id, otherwise }: { reference: Reference; id: string; otherwise: ReactNode }) {
  const { data, isError } = useQuery(reference(id, useLocale()));
  return data ?? (isError ? otherwise : '…');
}
