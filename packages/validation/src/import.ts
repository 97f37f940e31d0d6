import './zod-config.ts';
import * as z from 'zod';
import { pageQuery, personSchema, repeatable, versionSchema } from './entity.ts';
import { printable } from './field.ts';
import {
  importDelimiters,
  importEncodings,
  importEntities,
  importFormats,
  importModes,
  importOddKinds,
  importOutcomes,
  importStatuses,
  importUndoOutcomes,
  importVerdicts,
  longestFixedText,
  mostImportColumns,
  usuallyLeftOut,
} from './import-choices.ts';
import { jobSchema } from './job.ts';

/** Far above the last row of any accepted file. */
export const mostRowNumber = 10_000_000;
/** In how many rows the columns are named. */
const headerRowsSchema = z.union([z.literal(1), z.literal(2)]);

/** The values of a closed list. */
const importChoicesSchema = z.object({
  /** The namespace of their labels: `driver:sex`; null for `yes` and `no`. */
  words: z.string().nullable(),
  values: z.array(z.string()),
  /** Whether a cell can contain several. */
  isList: z.boolean(),
});

const countsOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<T[number], z.ZodInt>);

const importCountsSchema = z.object({
  counts: countsOf(importVerdicts),
  /** Errors, duplicates and warnings without a decision. */
  undecidedCount: z.int(),
  /** What would be written now; null before it has been counted. */
  planned: z.object({ created: z.int(), updated: z.int() }).nullable(),
  /** Null until it is applied. */
  outcomes: countsOf(importOutcomes).nullable(),
  undone: countsOf(importUndoOutcomes).nullable(),
  /**
   * Required columns that the file lacks: the number of rows in which they are empty, and of rows in which people
   * entered text.
   */
  gaps: z.array(z.object({ column: z.int(), empty: z.int(), entered: z.int() })),
});

/**
 * One file on its way into a master; its rows are at `/api/imports/:id/rows`. Long work runs as a job, which the
 * channel of the owner reports; when the job fails, `status` keeps its earlier value and `job` states the reason.
 */
export const importSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  entity: z.enum(importEntities),
  status: z.enum(importStatuses),
  job: jobSchema
    .pick({ id: true, status: true, stepsDone: true, stepsTotal: true, failure: true })
    /** Only the user who started a job can cancel it. */
    .extend({ isOwn: z.boolean() })
    .nullable(),
  fileName: z.string(),
  format: z.enum(importFormats),
  encoding: z.enum(importEncodings).nullable(),
  delimiter: z.enum(importDelimiters).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /**
   * In the order of the file, with the field that each column fills. After them, without a header, fields without a
   * column: `fixed` is the value for all rows, empty when each row gets its own; null for columns of the file.
   */
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.string().nullable(),
      /** What the header alone says, where an earlier import had another field; gone once a mapping was sent. */
      found: z.string().nullable().optional(),
      fixed: z.string().nullable(),
      /** The unit in which bare numbers are meant; null where nobody has said it. */
      unit: z.string().nullable(),
      /** Some of the bare numbers in its first rows. */
      numbers: z.array(z.number()),
      /** Whether `fixed` was given in an earlier import and taken over. */
      isRemembered: z.boolean().optional(),
    }),
  ),
  /** The fields that a column can be mapped to; their labels are those of the entity's screens. */
  fields: z.array(
    z.object({
      id: z.string(),
      isRequired: z.boolean(),
      /** The field together with which it is required. */
      neededWith: z.string().optional(),
      completes: z.string().optional(),
      choices: importChoicesSchema.nullable(),
      /** The unit of a figure; null of every other field, and where it has none. */
      unit: z.string().nullable(),
      /** What a new record holds where the file says nothing, in the language of the import. */
      usual: z.string().optional(),
    }),
  ),
  /** The master whose list the file rather is; only before its rows are judged, and of those that one may import. */
  likelier: z.enum(importEntities).optional(),
  mode: z.enum(importModes),
  rowCount: z.int(),
  /** The row of the file that names the columns, the lower one where their names stand in two. */
  headerRow: z.int(),
  headerRows: headerRowsSchema,
  /** Rows that may not be meant as records; the first of their numbers. */
  oddRows: z.array(z.object({ kind: z.enum(importOddKinds), count: z.int(), numbers: z.array(z.int()) })),
  /** The kinds of them that are left out. */
  leftOut: z.array(z.enum(importOddKinds)),
  ...importCountsSchema.shape,
  createdAt: z.iso.datetime(),
  createdBy: personSchema,
  judgedAt: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime().nullable(),
  appliedBy: personSchema.nullable(),
  /** The import can be undone until then. */
  undoUntil: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: personSchema.nullable(),
  /** The file and its rows stay until then; null once they are gone. */
  keptUntil: z.iso.datetime().nullable(),
});

/** A list does not need the columns. */
export const importListItemSchema = importSchema.omit({
  columns: true,
  fields: true,
  likelier: true,
  sheets: true,
  headerRow: true,
  headerRows: true,
  oddRows: true,
  leftOut: true,
});

export const importListQuerySchema = z.strictObject({
  ...pageQuery,
  entity: repeatable(z.enum(importEntities)),
  status: repeatable(z.enum(importStatuses)),
});

/**
 * The query of an upload, whose file is sent as `multipart/form-data`: the language in which records appear next to its
 * cells.
 */
export const importUploadQuerySchema = z.strictObject({ locale: z.enum(['ja', 'en']).default('ja') });

/** Reads the file again; options that are left out stay. The columns are matched again and the verdicts are dropped. */
export const importReadingSchema = z.object({
  ...versionSchema.shape,
  /** Of another master whose list it is. */
  entity: z.enum(importEntities).optional(),
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  sheet: z.string().max(100).optional(),
  /** The row that names the columns; found anew when another sheet or encoding is chosen. */
  headerRow: z.int().min(1).max(mostRowNumber).optional(),
  headerRows: headerRowsSchema.optional(),
});

const fieldIdSchema = z.string().max(60);
/** Text that somebody typed. */
export const typedSchema = z.string().overwrite(printable);

/** One value for all rows; it fills new records, and empty fields of existing ones. */
const fixedValueSchema = z.object({ field: fieldIdSchema, text: typedSchema.max(longestFixedText) });

/**
 * The field of each column in the order of the file, and fields without a column; each field once. It is stored for
 * files with the same columns.
 */
export const importMappingSchema = z.object({
  ...versionSchema.shape,
  mapping: z.array(fieldIdSchema.nullable()).max(mostImportColumns),
  fixed: z.array(fixedValueSchema).max(mostImportColumns).default([]),
  /** The unit of each column whose numbers are meant in another one than its header or field says. */
  units: z.array(z.string().max(10).nullable()).max(mostImportColumns).default([]),
  /** The kinds of odd rows that are left out. */
  leftOut: z.array(z.enum(importOddKinds)).default([...usuallyLeftOut]),
});

/** The first rows of the file before they are judged, and those at its top that may name the columns. */
export const importSampleSchema = z.object({
  rows: z.array(z.array(z.string())),
  top: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
});

export const importApplySchema = z.object({ mode: z.enum(importModes).default('allOrNothing') });

export type ImportChoices = z.output<typeof importChoicesSchema>;
export type ImportCounts = z.output<typeof importCountsSchema>;
export type FixedValue = z.output<typeof fixedValueSchema>;
export type ImportMapping = z.output<typeof importMappingSchema>;
export type Import = z.output<typeof importSchema>;
export type ImportListItem = z.output<typeof importListItemSchema>;
export type ImportListQuery = z.output<typeof importListQuerySchema>;
export type ImportSample = z.output<typeof importSampleSchema>;
export type ImportReading = z.output<typeof importReadingSchema>;
