import './zod-config.ts';
import * as z from 'zod';
import { pageQuery, personSchema, repeatable, versionSchema } from './entity.ts';
import { printable } from './field.ts';
import {
  importConflictKinds,
  importDecisions,
  importDelimiters,
  importEncodings,
  importEntities,
  importFormats,
  importModes,
  importOddKinds,
  importOutcomes,
  importRules,
  importStatuses,
  importUndoOutcomes,
  importVerdicts,
  longestCell,
  longestFixedText,
  mostImportColumns,
} from './import-choices.ts';
import { importFaultKeySchema } from './import-fault.ts';
import { importIssueSchema } from './import-issue.ts';
import { jobSchema } from './job.ts';

/** A cell before and after normalising, both as people write them. */
export const importChangeSchema = z.object({ column: z.int(), before: z.string(), after: z.string() });

/** Far above the last row of any accepted file. */
const mostRowNumber = 10_000_000;
/** In how many rows the columns are named. */
const headerRowsSchema = z.union([z.literal(1), z.literal(2)]);

const recordSchema = z.object({ id: z.uuid(), label: z.string() });

/**
 * What a row resembles: `key` is the field, or `place` for a similar name within 50 m; `isUnique` means that the value
 * may exist only once.
 */
export const importConflictSchema = z.object({
  kind: z.enum(importConflictKinds),
  key: z.string(),
  isUnique: z.boolean(),
  /** The other row of the file. */
  number: z.int().optional(),
  record: recordSchema.optional(),
});

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
      fixed: z.string().nullable(),
      /** The unit in which bare numbers are meant; null where nobody has said it. */
      unit: z.string().nullable(),
      /** Some of the bare numbers in its first rows. */
      numbers: z.array(z.number()),
    }),
  ),
  /** The fields that a column can be mapped to; their labels are those of the entity's screens. */
  fields: z.array(
    z.object({
      id: z.string(),
      isRequired: z.boolean(),
      /** The field together with which it is required. */
      neededWith: z.string().optional(),
      choices: importChoicesSchema.nullable(),
      /** The unit of a figure; null of every other field, and where it has none. */
      unit: z.string().nullable(),
      /** What a new record holds where the file says nothing, in the language of the import. */
      usual: z.string().optional(),
    }),
  ),
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
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  sheet: z.string().max(100).optional(),
  /** The row that names the columns; found anew when another sheet or encoding is chosen. */
  headerRow: z.int().min(1).max(mostRowNumber).optional(),
  headerRows: headerRowsSchema.optional(),
});

const fieldIdSchema = z.string().max(60);
const typedSchema = z.string().overwrite((text) => printable(text).toWellFormed());

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
  leftOut: z.array(z.enum(importOddKinds)).default(['totals']),
});

/** The first rows of the file before they are judged, and those at its top that may name the columns. */
export const importSampleSchema = z.object({
  rows: z.array(z.array(z.string())),
  top: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
});

export const importRowSchema = z.object({
  /** The row number of the spreadsheet, where the header is row 1. */
  number: z.int(),
  /** In the order of the file, with the corrections. */
  cells: z.array(z.string()),
  /** The indexes of the corrected cells. */
  corrected: z.array(z.int()),
  verdict: z.enum(importVerdicts),
  issues: z.array(importIssueSchema),
  /** What looks wrong but can be written. */
  warnings: z.array(importIssueSchema),
  /** Values that are written differently from the file, such as half-width for full-width. */
  changes: z.array(importChangeSchema),
  /** The changes of an update to the record. */
  updates: z.array(importChangeSchema),
  conflicts: z.array(importConflictSchema),
  /** The record to update. */
  target: recordSchema.nullable(),
  decision: z.enum(importDecisions).nullable(),
  /** The possible decisions. */
  choices: z.array(z.enum(importDecisions)),
  outcome: z.enum(importOutcomes).nullable(),
  undo: z.enum(importUndoOutcomes).nullable(),
});

export const importRowListQuerySchema = z.strictObject({
  ...pageQuery,
  verdict: repeatable(z.enum(importVerdicts)),
  outcome: repeatable(z.enum(importOutcomes)),
  undo: repeatable(z.enum(importUndoOutcomes)),
  /** Certain rows, such as those that others duplicate. */
  number: repeatable(z.coerce.number<string | number>().int().min(1).max(mostRowNumber)),
  /** `undecided`: without a decision; `normalised`: written differently; `corrected`: by hand. */
  only: z.enum(['undecided', 'normalised', 'corrected']).optional(),
  fault: importFaultKeySchema.optional(),
});

export const importRowParamsSchema = z.object({
  id: z.uuid(),
  number: z.coerce.number<string | number>().int().min(1).max(mostRowNumber),
});

const columnSchema = z
  .int()
  .min(0)
  .max(2 * mostImportColumns - 1);
const cellTextSchema = typedSchema.max(longestCell);

/** Cells by their index in the file; only this row and those in conflict with it are judged again. */
export const importCorrectionSchema = z.object({
  cells: z
    .array(z.object({ column: columnSchema, text: cellTextSchema }))
    .min(1)
    .max(mostImportColumns),
});

/** Replaces a text in all cells of a column with this text, in faulty rows without a decision. */
export const importReplacementSchema = z.object({
  column: columnSchema,
  text: cellTextSchema,
  by: cellTextSchema,
});

/** The number of corrected rows; the page reads them again. */
export const importReplacementResultSchema = z.object({ count: z.int(), import: importListItemSchema });

/** The rows that were judged again, in their current state, and the counts of all rows. */
export const importJudgementSchema = z.object({
  rows: z.array(importRowSchema),
  import: importListItemSchema,
});

/**
 * A decision about rows: single rows by number, or all rows of a kind without a decision. Of several rows for the same
 * record only one can be written: `keep` states which one a rule takes.
 */
export const importDecisionSchema = z.object({
  /** Null removes a decision. */
  decision: z.enum(importDecisions).nullable(),
  numbers: z.array(z.int().min(1).max(mostRowNumber)).max(1_000).optional(),
  rule: z
    .object({
      of: z.enum(importRules),
      keep: z.enum(['first', 'last']).default('last'),
      /** Only rows with this fault. */
      fault: importFaultKeySchema.optional(),
    })
    .optional(),
  /** The record to update, when a row resembles several. */
  targetId: z.uuid().optional(),
});

/** The result of a decision: the number of rows that follow it, and those that cannot. */
export const importDecisionResultSchema = z.object({
  decidedCount: z.int(),
  /** The first hundred. */
  refused: z.array(z.object({ number: z.int(), code: z.string() })),
  refusedCount: z.int(),
  /** The single rows with a decision, in their current state; after a rule the page reads them again. */
  rows: z.array(importRowSchema),
  import: importListItemSchema,
});

export const importApplySchema = z.object({ mode: z.enum(importModes).default('allOrNothing') });

export type ImportChoices = z.output<typeof importChoicesSchema>;
export type ImportCounts = z.output<typeof importCountsSchema>;
export type ImportChange = z.output<typeof importChangeSchema>;
export type ImportConflict = z.output<typeof importConflictSchema>;
export type FixedValue = z.output<typeof fixedValueSchema>;
export type ImportMapping = z.output<typeof importMappingSchema>;
export type Import = z.output<typeof importSchema>;
export type ImportListItem = z.output<typeof importListItemSchema>;
export type ImportListQuery = z.output<typeof importListQuerySchema>;
export type ImportSample = z.output<typeof importSampleSchema>;
export type ImportReading = z.output<typeof importReadingSchema>;
export type ImportRow = z.output<typeof importRowSchema>;
export type ImportRowListQuery = z.output<typeof importRowListQuerySchema>;
export type ImportCorrection = z.output<typeof importCorrectionSchema>;
export type ImportJudgement = z.output<typeof importJudgementSchema>;
export type ImportReplacement = z.output<typeof importReplacementSchema>;
export type ImportReplacementResult = z.output<typeof importReplacementResultSchema>;
export type ImportDecisionInput = z.output<typeof importDecisionSchema>;
export type ImportDecisionResult = z.output<typeof importDecisionResultSchema>;
