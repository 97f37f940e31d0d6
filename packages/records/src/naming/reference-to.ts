import type { Locale } from '@haisha/i18n';
import type { useQuery } from '@haisha/platform';
import type { DetailCall } from '../record-calls.ts';
import type { NameOf } from './use-name-of.ts';

/** How the row is found that a field refers to, as what people call it. */
export type Reference = (id: string, locale: Locale) => Parameters<typeof useQuery<unknown, Error, string>>[0];

/** The fields of a form that hold ids, each with what it refers to: for a conflict, which is to be read. */
export type References = Readonly<Record<string, Reference>>;

/** Makes the reference to records of one kind. */
export function referenceTo<Row>({ api, nameOf }: { api: DetailCall<Row>; nameOf: NameOf<Row> }): Reference {
  // The row is of the type that the same entity's `nameOf` takes; the list of references knows no types of rows.
  return (id, locale) => ({
    ...(api.detail(id) as object as ReturnType<Reference>),
    select: (row) => nameOf(row as Row, locale),
  });
}
