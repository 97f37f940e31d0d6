import type { Permission } from '@haisha/rules/permission';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { EntityFields } from '@haisha/validation/entity';
import type { ImportEntity } from '@haisha/validation/import-choices';
import type { FieldError } from '@haisha/validation/rule';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ExportedEntity } from '../exports/exported-entity.ts';
import type { Reader, RowRepository, Write } from '../records/entity-repository.ts';
import type { NamedTable } from '../words/shared-names.ts';
import type { ImportField } from './fields/import-field.ts';
import type { ImportKey } from './fields/import-key.ts';

/** A record and what the form shall say of it. */
export type RowUpdate<Row, Input> = { row: Row; input: Input };

/** Columns by which two records resemble each other though their codes differ. */
type Resemblance = {
  name: AnyPgColumn;
  phone?: AnyPgColumn;
  place?: { latitude: AnyPgColumn; longitude: AnyPgColumn };
};

/** What of a record is kept, versioned and recorded apart from it, as fewer people may read it. */
type RecordedApart<Row> = {
  entity: AuditEntity;
  /** The fields of a row that are of it. */
  fields: readonly (keyof Row & string)[];
  /** As its own page records it. */
  of: (row: Row) => Record<string, unknown>;
  /** Zero as long as there is none. */
  versionOf: (row: Row) => number;
  /** The same beside the row of the record, null where there is none. */
  version: SQL;
};

/** By column of the export. */
export type UsualHeaders = Readonly<Record<string, readonly string[]>>;
/** By the word: after which field's column it stands, and which field it then is. */
export type HeadersBeside = Readonly<Record<string, { after: string; is: string }>>;

/** How the rows of a file become records of a master: what the form does, for many at a time. */
export type ImportedEntity<Row extends EntityFields, Input extends object> = {
  /** Headers and cells are those of the export. */
  exported: ExportedEntity<Row, never>;
  /** What an importer needs besides the right to create and change the record itself. */
  access: Permission;
  repository: Omit<RowRepository<Row>, 'find'>;
  /** Of the form, with its rules between fields. */
  input: z.ZodType<Input> & { shape: Record<string, z.ZodType> };
  fields: ImportField[];
  /** What offices call its columns in the lists they keep, besides what they call those of every master. */
  usualHeaders?: UsualHeaders;
  /** What some words mean where they stand directly after another column. */
  headersBeside?: HeadersBeside;
  /** What some of these headers mean instead where another column says the first thing. */
  secondMeanings?: Readonly<Record<string, string>>;
  /** What a part of the form starts with where a file sets some of it. */
  usual?: Partial<Input>;
  /** What stands only once; by the first one a row finds its record. */
  keys: [ImportKey<Input>, ...ImportKey<Input>[]];
  resembles?: Resemblance;
  apart?: RecordedApart<Row>;
  /** What the form refuses besides its schema and days that cannot be; a new record has no row. */
  errors?: (change: { row: Row | null; input: Input }, today: string) => FieldError[];
  /** What the form points out besides odd days and saves all the same, in the order of the inputs; `rows` is what is there. */
  warnings?: (
    db: Reader,
    inputs: readonly Input[],
    today: string,
    rows: readonly (Row | null)[],
  ) => Promise<FieldError[][]>;
  /** Answers the ids in the order of the inputs. */
  insert: (write: Write, inputs: Input[]) => Promise<string[]>;
  update: (write: Write, changes: RowUpdate<Row, Input>[]) => Promise<void>;
  /** Takes back what `insert` made, as if it had never been. */
  remove: (write: Write, ids: string[]) => Promise<void>;
};

/** Any master. */
export type AnyImported = ImportedEntity<AnyRow, AnyInput>;
export type AnyRow = EntityFields & Record<string, unknown>;
export type AnyInput = Record<string, unknown>;

/** Rows and inputs go from a master's own functions to its own functions: the cast states it. */
export function anyImported<Row extends EntityFields, Input extends object>(
  imported: ImportedEntity<Row, Input>,
): AnyImported {
  return imported as unknown as AnyImported;
}

/** Every master that takes files, and the tables that cells call by name. */
export type Importable = { imported: readonly AnyImported[]; named: readonly NamedTable[] };

/** Its name in the contract of imports: what has another one cannot be imported there. */
export function entityOf({ exported }: AnyImported): ImportEntity {
  return exported.name as ImportEntity;
}

export function importedOf({ imported }: Pick<Importable, 'imported'>, entity: ImportEntity): AnyImported {
  const found = imported.find(({ exported }) => exported.name === entity);
  if (!found) throw new Error(`${entity} takes no files`);
  return found;
}
