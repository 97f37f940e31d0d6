import './zod-config.ts';
import * as z from 'zod';
import { pageQuery, repeatable } from './entity.ts';
import { importListItemSchema, mostRowNumber, typedSchema } from './import.ts';
import {
  importConflictKinds,
  importDecisions,
  importOutcomes,
  importRules,
  importUndoOutcomes,
  importVerdicts,
  longestCell,
  mostImportColumns,
} from './import-choices.ts';
import { importFaultKeySchema } from './import-fault.ts';
import { importIssueSchema } from './import-issue.ts';

/** A cell before and after normalising, both as people write them. */
export const importChangeSchema = z.object({ column: z.int(), before: z.string(), after: z.string() });

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

export type ImportChange = z.output<typeof importChangeSchema>;
export type ImportConflict = z.output<typeof importConflictSchema>;
export type ImportRow = z.output<typeof importRowSchema>;
export type ImportRowListQuery = z.output<typeof importRowListQuerySchema>;
export type ImportCorrection = z.output<typeof importCorrectionSchema>;
export type ImportJudgement = z.output<typeof importJudgementSchema>;
export type ImportReplacement = z.output<typeof importReplacementSchema>;
export type ImportReplacementResult = z.output<typeof importReplacementResultSchema>;
export type ImportDecisionInput = z.output<typeof importDecisionSchema>;
export type ImportDecisionResult = z.output<typeof importDecisionResultSchema>;
