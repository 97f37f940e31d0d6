import './zod-config.ts';
import * as z from 'zod';
import { importIssueSchema } from './import-issue.ts';

/** What is wrong in a column, or with a field that the file has no column for: `3::regex`, `:endMinutes:required`. */
export const importFaultKeySchema = z.string().regex(/^(?:\d{1,4}:|:[\w.-]{1,60}):[\w.-]{1,60}$/);

/** The same fault of all rows that have it and about which nothing is decided. */
export const importFaultSchema = z.object({
  key: importFaultKeySchema,
  verdict: z.enum(['error', 'warning']),
  count: z.int(),
  /** How many different texts stand there, and what the first row has. */
  textCount: z.int(),
  text: z.string(),
  /** As the first row has it. */
  issue: importIssueSchema,
});

/** The faults that the most rows have, and how many there are in all. */
export const importFaultsSchema = z.object({ items: z.array(importFaultSchema), total: z.int() });

export type ImportFault = z.output<typeof importFaultSchema>;
export type ImportFaults = z.output<typeof importFaultsSchema>;

/** Names the fault of an issue. */
export function faultKey({ column, path, code }: Pick<ImportFault['issue'], 'column' | 'path' | 'code'>): string {
  return column === null ? `:${path}:${code}` : `${column}::${code}`;
}

/** What an issue of this fault has. */
export function faultOf(key: string): { column: number; code: string } | { column: null; path: string; code: string } {
  const [column = '', path = '', code = ''] = key.split(':');
  return column === '' ? { column: null, path, code } : { column: Number(column), code };
}
