import type { AuditEntity } from '@haisha/validation/audit-choices';
import { exportQuery } from '@haisha/validation/entity';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { type RowSelect, readMany } from '../../db/read-many.ts';
import { recordNotFound } from '../../http/errors.ts';
import type { NameWith } from '../records/entity-name.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import type { Labels } from '../words/labels.ts';
import type { NamedTable } from '../words/shared-names.ts';
import type { ExportColumn } from './cells/export-column.ts';
import type { ListedIds } from './file/read-ids.ts';

/** Lists that some permission allows to take away. */
export type ExportName = AuditEntity & NameWith<'export'>;

/** How the list of an entity becomes a file. */
export type ExportedEntity<Row extends { id: string }, Query> = {
  /** Below /api, such as `/vehicles`. */
  path: string;
  name: ExportName;
  listQuery: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  columns: (labels: Labels) => ExportColumn<Row>[];
  /** Whose records its cells call by name. */
  calls?: readonly NamedTable[];
  /** The ids of all rows of a list, in its order. */
  ids: (db: Database, query: Query, scope: RowScope) => ListedIds;
  rows: (db: Database, ids: string[], scope: RowScope) => PromiseLike<Row[]>;
  /** The select that gives exactly these rows, where there is one: the database then writes the cells that it can. */
  select?: Select<Row>;
};

type Select<Row> = (db: Database, ids: string[], scope: RowScope) => RowSelect<Row>;

/** The rows of a list that one select gives. */
export function selectedBy<Row>(select: Select<Row>) {
  return { select, rows: (...of: Parameters<Select<Row>>) => readMany(of[0], select(...of)) };
}

/** What the file itself needs of a query; the rest is the list's own. */
export type FileChoice = { format: 'csv' | 'xlsx'; encoding: 'utf8' | 'sjis'; columns: string[]; locale: 'ja' | 'en' };

/** Any list. */
export type AnyExported = ExportedEntity<{ id: string }, object>;

/** Rows and queries go from a list's own functions to its own functions: the cast states it. */
export function anyExported<Row extends { id: string }, Query>(exported: ExportedEntity<Row, Query>): AnyExported {
  return exported as unknown as AnyExported;
}

/** Every list that can be taken away as a file, and the tables that their rows call by name. */
export type Exports = { exported: readonly AnyExported[]; named: readonly NamedTable[] };

export function exportedOf({ exported }: Exports, name: string): AnyExported {
  const found = exported.find((one) => one.name === name);
  if (!found) throw recordNotFound();
  return found;
}

/** A query as it was asked for at another time, read by the contract of its list. */
export function readQuery({ listQuery }: AnyExported, query: Record<string, unknown>): FileChoice {
  // A query of a generic schema has no type of its own: the cast states what the schema did.
  return exportQuery(listQuery).parse(query) as unknown as FileChoice;
}
