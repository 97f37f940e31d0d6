import './zod-config.ts';
import * as z from 'zod';
import { actorSchema, pageQuery, repeatable, versionSchema } from './entity.ts';
import { printable } from './field.ts';
import {
  importConflictKinds,
  importDecisions,
  importDelimiters,
  importEncodings,
  importEntities,
  importFormats,
  importModes,
  importOutcomes,
  importRules,
  importStatuses,
  importUndoOutcomes,
  importVerdicts,
  longestFixedText,
  mostImportColumns,
} from './import-choices.ts';
import { jobSchema } from './job.ts';
import { fieldErrorSchema } from './problem.ts';

/** What is wrong with a row; `column` is the place of the cell in the file, null where no cell is at fault. */
export const importIssueSchema = fieldErrorSchema.extend({ column: z.int().nullable() });

/** A cell and what becomes of it, both as people write them. */
export const importChangeSchema = z.object({ column: z.int(), before: z.string(), after: z.string() });

const recordSchema = z.object({ id: z.uuid(), label: z.string() });

/** What a row resembles: `key` is the field, or `place` for a similar name within 50 m; what `isUnique` stands only once. */
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
  /** Where their words are: `driver:sex`; null for `yes` and `no`. */
  words: z.string().nullable(),
  values: z.array(z.string()),
  /** Whether a cell can hold several. */
  isList: z.boolean(),
});

const countsOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<T[number], z.ZodInt>);

const importCountsSchema = z.object({
  counts: countsOf(importVerdicts),
  /** Duplicates and errors about which nothing is decided. */
  undecidedCount: z.int(),
  /** What would be written now; null where nobody has counted that yet. */
  planned: z.object({ created: z.int(), updated: z.int() }).nullable(),
  /** Once it is applied. */
  outcomes: countsOf(importOutcomes).nullable(),
  undone: countsOf(importUndoOutcomes).nullable(),
  /** Columns that the file lacks: in how many rows they are empty and must not be, and in how many people entered text. */
  gaps: z.array(z.object({ column: z.int(), empty: z.int(), entered: z.int() })),
});

/**
 * One file on its way into a master, its rows at `/api/imports/:id/rows`. What takes long runs as a job, of which the
 * channel of the owner hears; when it fails, `status` is what it was before and `job` says why.
 */
export const importSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  entity: z.enum(importEntities),
  status: z.enum(importStatuses),
  job: jobSchema
    .pick({ id: true, status: true, stepsDone: true, stepsTotal: true, failure: true })
    /** Only who began a job can stop it. */
    .extend({ isOwn: z.boolean() })
    .nullable(),
  fileName: z.string(),
  format: z.enum(importFormats),
  encoding: z.enum(importEncodings).nullable(),
  delimiter: z.enum(importDelimiters).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /**
   * In the order of the file, with the field each fills. After them, without a header, fields that the file has no column
   * for: `fixed` is what all rows have there, nothing where each row is given its own; null for columns of the file.
   */
  columns: z.array(z.object({ header: z.string(), field: z.string().nullable(), fixed: z.string().nullable() })),
  /** What a column can be mapped to; words by field, as on the screens of the entity. */
  fields: z.array(
    z.object({
      id: z.string(),
      isRequired: z.boolean(),
      /** The column beside which it is required. */
      neededWith: z.string().optional(),
      choices: importChoicesSchema.nullable(),
    }),
  ),
  mode: z.enum(importModes),
  rowCount: z.int(),
  /** Rows of totals below or within the list, which stand for no record. */
  passedOver: z.array(z.int()),
  ...importCountsSchema.shape,
  createdAt: z.iso.datetime(),
  createdBy: actorSchema,
  judgedAt: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime().nullable(),
  appliedBy: actorSchema.nullable(),
  /** Until then it can be undone. */
  undoUntil: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: actorSchema.nullable(),
  /** Until then its file and rows stay; null once they are gone. */
  keptUntil: z.iso.datetime().nullable(),
});

/** In a list nobody needs the columns. */
export const importListItemSchema = importSchema.omit({ columns: true, fields: true, sheets: true, passedOver: true });

export const importListQuerySchema = z.strictObject({
  ...pageQuery,
  entity: repeatable(z.enum(importEntities)),
  status: repeatable(z.enum(importStatuses)),
});

/** With the file, sent as `multipart/form-data`: the language in which records are shown beside its cells. */
export const importUploadQuerySchema = z.strictObject({ locale: z.enum(['ja', 'en']).default('ja') });

/** Reads the file anew; what is left out stays. The columns are found again and the verdicts are gone. */
export const importReadingSchema = z.object({
  ...versionSchema.shape,
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  sheet: z.string().max(100).optional(),
});

const fieldIdSchema = z.string().max(60);
const typedSchema = z.string().overwrite((text) => printable(text).toWellFormed());

/** One value for all rows; it fills new records, and in others what is empty so far. */
const fixedValueSchema = z.object({ field: fieldIdSchema, text: typedSchema.max(longestFixedText) });

/**
 * The field of each column in the order of the file, and fields without a column; each field once. It is remembered for
 * files of the same shape.
 */
export const importMappingSchema = z.object({
  ...versionSchema.shape,
  mapping: z.array(fieldIdSchema.nullable()).max(mostImportColumns),
  fixed: z.array(fixedValueSchema).max(mostImportColumns).default([]),
});

/** The first rows of the file as they are read, before any is judged. */
export const importSampleSchema = z.object({ rows: z.array(z.array(z.string())) });

export const importRowSchema = z.object({
  /** As the spreadsheet counts, where the header is row 1. */
  number: z.int(),
  /** In the order of the file, with the corrections. */
  cells: z.array(z.string()),
  /** The places of corrected cells. */
  corrected: z.array(z.int()),
  verdict: z.enum(importVerdicts),
  issues: z.array(importIssueSchema),
  /** What is written in another way than the file has it, such as half-width for full-width. */
  changes: z.array(importChangeSchema),
  /** What an update changes in the record. */
  updates: z.array(importChangeSchema),
  conflicts: z.array(importConflictSchema),
  /** The record that is meant. */
  target: recordSchema.nullable(),
  decision: z.enum(importDecisions).nullable(),
  /** What can be decided about it. */
  choices: z.array(z.enum(importDecisions)),
  outcome: z.enum(importOutcomes).nullable(),
  undo: z.enum(importUndoOutcomes).nullable(),
});

/** Far below the last line of any file that is taken. */
const mostRowNumber = 10_000_000;

export const importRowListQuerySchema = z.strictObject({
  ...pageQuery,
  verdict: repeatable(z.enum(importVerdicts)),
  outcome: repeatable(z.enum(importOutcomes)),
  undo: repeatable(z.enum(importUndoOutcomes)),
  /** Certain rows, such as those that others are duplicates of. */
  number: repeatable(z.coerce.number<string | number>().int().min(1).max(mostRowNumber)),
  /** `undecided`: nothing is decided yet; `normalised`: written in another way; `corrected`: by hand. */
  only: z.enum(['undecided', 'normalised', 'corrected']).optional(),
});

export const importRowParamsSchema = z.object({
  id: z.uuid(),
  number: z.coerce.number<string | number>().int().min(1).max(mostRowNumber),
});

const longestCell = 32_767;
const columnSchema = z
  .int()
  .min(0)
  .max(2 * mostImportColumns - 1);
const cellTextSchema = typedSchema.max(longestCell);

/** Cells by their place in the file; only this row and those in conflict with it are judged again. */
export const importCorrectionSchema = z.object({
  cells: z
    .array(z.object({ column: columnSchema, text: cellTextSchema }))
    .min(1)
    .max(mostImportColumns),
});

/** Another text in all cells of a column that have this one, in rows at fault about which nothing is decided. */
export const importReplacementSchema = z.object({
  column: columnSchema,
  text: cellTextSchema,
  by: cellTextSchema,
});

/** How many rows were corrected; they are read anew. */
export const importReplacementResultSchema = z.object({ count: z.int(), import: importListItemSchema });

/** The rows that were judged again, as they are now, and the counts of all. */
export const importJudgementSchema = z.object({
  rows: z.array(importRowSchema),
  import: importListItemSchema,
});

/**
 * What is done with rows: one by one by their numbers, or with all of a kind about which nothing is decided yet. Of rows
 * that stand for the same record only one can be written: `keep` says which of them a rule takes.
 */
export const importDecisionSchema = z.object({
  /** Null takes a decision back. */
  decision: z.enum(importDecisions).nullable(),
  numbers: z.array(z.int().min(1).max(mostRowNumber)).max(1_000).optional(),
  rule: z.object({ of: z.enum(importRules), keep: z.enum(['first', 'last']).default('last') }).optional(),
  /** The record meant, where a row resembles several. */
  targetId: z.uuid().optional(),
});

/** What came of a decision: how many rows follow it, and those that cannot. */
export const importDecisionResultSchema = z.object({
  decidedCount: z.int(),
  /** The first hundred. */
  refused: z.array(z.object({ number: z.int(), code: z.string() })),
  refusedCount: z.int(),
  /** The rows decided one by one, as they are now; after a rule they are read anew. */
  rows: z.array(importRowSchema),
  import: importListItemSchema,
});

export const importApplySchema = z.object({ mode: z.enum(importModes).default('allOrNothing') });

export type ImportChoices = z.output<typeof importChoicesSchema>;
export type ImportIssue = z.output<typeof importIssueSchema>;
export type ImportCounts = z.output<typeof importCountsSchema>;
export type ImportChange = z.output<typeof importChangeSchema>;
export type ImportConflict = z.output<typeof importConflictSchema>;
export type FixedValue = z.output<typeof fixedValueSchema>;
export type ImportMapping = z.output<typeof importMappingSchema>;
export type Import = z.output<typeof importSchema>;
export type ImportListItem = z.output<typeof importListItemSchema>;
export type ImportListQuery = z.output<typeof importListQuerySchema>;
export type ImportReading = z.output<typeof importReadingSchema>;
export type ImportRow = z.output<typeof importRowSchema>;
export type ImportRowListQuery = z.output<typeof importRowListQuerySchema>;
export type ImportCorrection = z.output<typeof importCorrectionSchema>;
export type ImportJudgement = z.output<typeof importJudgementSchema>;
export type ImportReplacement = z.output<typeof importReplacementSchema>;
export type ImportReplacementResult = z.output<typeof importReplacementResultSchema>;
export type ImportDecisionInput = z.output<typeof importDecisionSchema>;
export type ImportDecisionResult = z.output<typeof importDecisionResultSchema>;
