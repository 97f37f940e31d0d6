import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntityName } from '../records/entity-name.ts';
import type { Reader } from '../records/entity-repository.ts';
import type { RowScope } from '../records/read/row-scope.ts';

/** A table of records that people search by words. */
type SearchedTable = PgTable & { id: AnyPgColumn; archivedAt: AnyPgColumn; searchText: AnyPgColumn };

/** What people recognize a record by. */
type NamedRow = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  /** Where it belongs: a department, a town, a customer. */
  detail: string | null;
  detailEn: string | null;
};

/** How the records of one kind are found among those of all kinds. */
export type Finder = {
  kind: EntityName;
  table: SearchedTable;
  code: AnyPgColumn;
  /** The day of what there is more of every day: of two that match alike the one nearer to today is meant. */
  day?: AnyPgColumn;
  within: (scope: RowScope) => SQL | undefined;
  /** What of the search text may be searched, where that is not all of it. */
  searched?: (scope: RowScope) => SQL;
  /** Records that the words mean exactly, although they do not stand in the text; they come first. */
  meant?: (q: string) => SQL | undefined;
  /** Records that have exactly what the words say, in a part of a field. */
  has?: (q: string) => SQL | undefined;
  /** Records that have to do with the words; they come last. */
  related?: (q: string) => SQL | undefined;
  /** Names the records that fulfil a condition. */
  name: (db: Reader, where: SQL | undefined) => PromiseLike<NamedRow[]>;
};

/** What areas bring to be found. */
export type Findable = { finders: readonly Finder[] };
