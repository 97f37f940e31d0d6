import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import type { ExportColumn, Labels } from './cells/export-column.ts';
import type { ExportEntity } from './words/export-words.ts';

/** How the list of an entity becomes a file. */
export type ExportedEntity<Row extends { id: string }, Query> = {
  /** Below /api, such as `/vehicles`. */
  path: string;
  name: ExportEntity;
  listQuery: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  columns: (labels: Labels) => ExportColumn<Row>[];
  /** The ids of all rows of a list, in its order. */
  ids: (db: Database, query: Query, scope: RowScope) => PromiseLike<{ id: string }[]>;
  rows: (db: Database, ids: string[], scope: RowScope) => PromiseLike<Row[]>;
};

/** What the file itself needs of a query; the rest is the list's own. */
export type FileChoice = { format: 'csv' | 'xlsx'; encoding: 'utf8' | 'sjis'; columns: string[]; locale: 'ja' | 'en' };
