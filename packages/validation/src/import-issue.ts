import * as z from 'zod';
import { fieldErrorSchema } from './problem.ts';

/** A fault of a row; `column` is the index of the cell in the file, null when no cell is at fault. */
export const importIssueSchema = fieldErrorSchema.extend({ column: z.int().nullable() });

export type ImportIssue = z.output<typeof importIssueSchema>;
