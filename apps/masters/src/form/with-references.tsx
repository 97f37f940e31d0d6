import { Box } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { PickCalls } from '../api/entity-calls.ts';
import { ReferenceText } from './reference-text.tsx';
import type { NameOf } from './use-name-of.ts';

type TextOf = (name: string, value: unknown) => ReactNode;
type Reference = (id: string, otherwise: ReactNode) => ReactNode;

/** A field that holds the id of a row, or several. */
export function referenceTo<Row, Key extends readonly unknown[]>(
  api: Pick<PickCalls<Row, Key>, 'detail'>,
  nameOf: NameOf<Row>,
): Reference {
  return (id, otherwise) => <ReferenceText api={api} id={id} nameOf={nameOf} otherwise={otherwise} />;
}

/** The texts of fields with names where a form holds ids alone; what the log says has its names already. */
export function withReferences(textOf: TextOf, references: Readonly<Record<string, Reference>>): TextOf {
  return (name, value) => {
    const reference = references[name];
    const ids = [value].flat().filter(isId);
    if (!reference || ids.length === 0) return textOf(name, value);
    return ids.map((id) => (
      <Box key={id} as="span" display="block">
        {reference(id, textOf(name, Array.isArray(value) ? [id] : id))}
      </Box>
    ));
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
