import './zod-config.ts';
import { timeChangeStates } from '@haisha/rules/states/time-change';
import * as z from 'zod';
import { recordDaySchema } from './day.ts';
import { entityFields, idParamsSchema, personSchema } from './entity.ts';
import { integer, text } from './field.ts';
import { storedFileSchema } from './file.ts';
import { punchKinds, timeChangeReasons } from './punch-choices.ts';
import { timeRecordChangeSchema, timeRecordSchema } from './time-record.ts';

/** A punch that counted, and one that should count, in minutes from midnight of the work date. */
const seenPunchSchema = z.object({ id: z.uuid(), kind: z.enum(punchKinds), at: z.iso.datetime() });
const askedPunchSchema = z.object({ id: z.uuid().nullable(), kind: z.enum(punchKinds), minutes: z.int() });

/** A change of the punches of a day: made by the office, or asked for and decided by somebody else. */
export const timeChangeSchema = z.object({
  id: z.uuid(),
  driver: z.object({ id: z.uuid(), code: z.string(), name: z.string(), nameEn: z.string().nullable() }),
  date: z.string(),
  status: z.enum(timeChangeStates),
  before: z.array(seenPunchSchema),
  after: z.array(askedPunchSchema),
  reason: z.enum(timeChangeReasons),
  reasonText: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  requestedBy: personSchema.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: personSchema.nullable(),
  decisionText: z.string().nullable(),
  /** Photos and documents that show it; the content of each is read one by one, and every view is logged. */
  files: z.array(storedFileSchema),
});

const listedStates = ['waiting', 'decided'] as const;

/** Those that wait, oldest day first, or those that were decided, the last one first; `driverId` and `date` narrow both. */
export const timeChangeQuerySchema = z.strictObject({
  state: z.enum(listedStates).optional(),
  driverId: z.uuid().optional(),
  date: recordDaySchema.optional(),
});

export const timeChangeListSchema = z.object({ items: z.array(timeChangeSchema) });

/** One change; as long as it waits with what it would do to the hours, null where the punches are others by now. */
export const timeChangeViewSchema = z.object({
  change: timeChangeSchema,
  record: timeRecordSchema,
  effect: timeRecordChangeSchema.nullable(),
});

/** The day before and after, and the change that it was asked as; null in a preview. */
export const timeChangeAskedSchema = z.object({
  ...timeRecordChangeSchema.shape,
  change: timeChangeSchema.nullable(),
});

export const refusalInputSchema = z.strictObject({ reason: text({ min: 1, max: 200 }) });

export const timeChangeFileParamsSchema = z.strictObject({ ...idParamsSchema.shape, fileId: z.uuid() });

const mostAlonePastDays = 366;

/**
 * How long the office changes a day alone, and whether a correction of an approved report waits for a second person;
 * `revision` is the one that was seen.
 */
export const timeChangeRuleInputSchema = z.strictObject({
  revision: z.int().min(0),
  alonePastDays: integer({ min: 0, max: mostAlonePastDays }),
  /** Left out by builds of the area that do not know it: it stays as it is. */
  correctionsWait: z.boolean().optional(),
  reason: text({ min: 1, max: 200 }),
});

const timeChangeRuleSchema = z.object({
  ...entityFields,
  revision: z.int(),
  alonePastDays: z.int(),
  correctionsWait: z.boolean(),
  reason: z.string(),
});

/** What counts, and what was set before, the newest first. */
export const timeChangeRulesSchema = z.object({
  alonePastDays: z.int(),
  correctionsWait: z.boolean(),
  history: z.array(timeChangeRuleSchema),
});

export type SeenPunch = z.output<typeof seenPunchSchema>;
export type AskedPunch = z.output<typeof askedPunchSchema>;
export type TimeChange = z.output<typeof timeChangeSchema>;
export type TimeChangeQuery = z.output<typeof timeChangeQuerySchema>;
export type TimeChangeView = z.output<typeof timeChangeViewSchema>;
export type TimeChangeAsked = z.output<typeof timeChangeAskedSchema>;
export type TimeChangeRule = z.output<typeof timeChangeRuleSchema>;
export type TimeChangeRules = z.output<typeof timeChangeRulesSchema>;
export type TimeChangeRuleInput = z.output<typeof timeChangeRuleInputSchema>;
