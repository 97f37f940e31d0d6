import * as z from 'zod';
import { personSchema } from './entity.ts';

/** One write to a row, from the audit log: who, when, and each field before and after. */
export const recordChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: personSchema.nullable(),
  action: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      /** The English names of references, when they have one. */
      beforeEn: z.unknown().optional(),
      afterEn: z.unknown().optional(),
    }),
  ),
});
export const recordChangeListSchema = z.object({ items: z.array(recordChangeSchema) });

export type RecordChange = z.output<typeof recordChangeSchema>;
