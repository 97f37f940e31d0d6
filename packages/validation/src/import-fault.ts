import './zod-config.ts';
import * as z from 'zod';
import { faultKeyPattern } from './fault-key.ts';
import { importIssueSchema } from './import-issue.ts';

export const importFaultKeySchema = z.string().regex(faultKeyPattern);

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
