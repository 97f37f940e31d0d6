import * as z from 'zod';
import { personSchema } from './entity.ts';
import { note, optional, text } from './field.ts';

const codeFields = {
  keyBoxCode: optional(text({ max: 60 })),
  alarmCode: optional(text({ max: 60 })),
  instructions: optional(note()),
};

/** Key and alarm codes of a destination, with the version that was read; 0 when none have been stored. */
export const accessCodesInputSchema = z.strictObject({ ...codeFields, version: z.int().min(0) });

/** Whether there are codes, who wrote them and when; never the codes themselves. */
export const accessCodesStateSchema = z.object({
  isThere: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: personSchema.nullable(),
});

/** The codes themselves, for one deliberate view. */
export const accessCodesSchema = z.object({
  keyBoxCode: z.string().nullable(),
  alarmCode: z.string().nullable(),
  instructions: z.string().nullable(),
  /** False when they were encrypted with another secret: nobody can read them, and they have to be written again. */
  isReadable: z.boolean(),
  version: z.int(),
});

export type AccessCodesInput = z.output<typeof accessCodesInputSchema>;
export type AccessCodesState = z.output<typeof accessCodesStateSchema>;
export type AccessCodes = z.output<typeof accessCodesSchema>;
