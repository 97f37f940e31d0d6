import './zod-config.ts';
import * as z from 'zod';
import { recordDaySchema } from './day.ts';
import { personSchema } from './entity.ts';
import { text } from './field.ts';
import { punchKinds } from './punch-choices.ts';

/** `date` is any day of the labour month. */
export const labourMonthParamsSchema = z.strictObject({ departmentId: z.uuid(), date: recordDaySchema });

const lockSchema = z.object({
  id: z.uuid(),
  lockedAt: z.iso.datetime(),
  lockedBy: personSchema.nullable(),
  unlockedAt: z.iso.datetime().nullable(),
  unlockedBy: personSchema.nullable(),
  unlockReason: z.string().nullable(),
});

/** The labour month of a department: locked or not, with who did it before, the newest first. */
export const labourMonthSchema = z.object({
  departmentId: z.uuid(),
  from: z.string(),
  to: z.string(),
  /** Only a month that is over is locked. */
  isOver: z.boolean(),
  lock: lockSchema.nullable(),
  history: z.array(lockSchema),
});

const openDaySchema = z.object({
  driverId: z.uuid(),
  name: z.string(),
  nameEn: z.string().nullable(),
  date: z.string(),
});

/** What nobody has settled in a labour month: days without any punch, missing punches, and changes that wait. */
export const openOfMonthSchema = z.object({
  missing: z.array(z.object({ ...openDaySchema.shape, kind: z.enum(punchKinds).nullable() })),
  waiting: z.array(z.object({ ...openDaySchema.shape, id: z.uuid() })),
});

export const unlockInputSchema = z.strictObject({ reason: text({ min: 1, max: 200 }) });

export type LabourMonth = z.output<typeof labourMonthSchema>;
export type LabourMonthLock = z.output<typeof lockSchema>;
export type OpenOfMonth = z.output<typeof openOfMonthSchema>;
export type UnlockInput = z.output<typeof unlockInputSchema>;
