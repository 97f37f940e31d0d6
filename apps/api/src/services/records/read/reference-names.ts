import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Named = { name: AnyPgColumn; nameEn: AnyPgColumn };
type Names<Reference extends string, Table extends Named> = Record<`${Reference}Name`, Table['name']> &
  Record<`${Reference}NameEn`, Table['nameEn']>;

/** How the row is called that another one refers to, for pages of both languages: `departmentName`, `departmentNameEn`. */
export function referenceNames<const Reference extends string, Table extends Named>(
  reference: Reference,
  { name, nameEn }: Table,
): Names<Reference, Table> {
  return { [`${reference}Name`]: name, [`${reference}NameEn`]: nameEn } as Names<Reference, Table>;
}
