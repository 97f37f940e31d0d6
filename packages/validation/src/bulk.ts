import './zod-config.ts';
import * as z from 'zod';
import { mostBulkRows } from './bulk-limit.ts';
import { usageSchema } from './entity.ts';
import { fieldErrorSchema, problemSchema } from './problem.ts';

const rowShape = { id: z.uuid(), version: z.int().min(1) };
const value = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);

/** Rows with the version in which they were selected. */
export const bulkSchema = z.object({ rows: rowsOf(z.object(rowShape)) });

/** One field of many rows; each row has its own value, so that the same request can undo a change. */
export function bulkSetSchema<const T extends readonly [string, ...string[]]>(settable: T) {
  return z.object({ field: z.enum(settable), rows: rowsOf(z.object({ ...rowShape, value })) });
}

/** The result for each row, in the order of the request; a row with a problem is unchanged. */
export const bulkAnswerSchema = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      version: z.int(),
      problem: z
        .object({
          code: problemSchema.shape.code,
          errors: z.array(fieldErrorSchema).optional(),
          usedBy: usageSchema.shape.usedBy.optional(),
        })
        .nullable(),
    }),
  ),
});

export type Bulk = z.output<typeof bulkSchema>;
export type BulkSet = z.output<ReturnType<typeof bulkSetSchema>>;
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
export type BulkResult = BulkAnswer['results'][number];

function rowsOf<T extends z.ZodType>(row: T) {
  return z.array(row).min(1).max(mostBulkRows);
}
