import { checkLevels, checkRuleNames } from '@haisha/rules/checks/check-rules';
import * as z from 'zod';
import { entityFields } from './entity.ts';
import { date, integer, optional, text } from './field.ts';

/** Room for every number that a rule may have; what a rule itself allows stands with it. */
const mostNumber = 1_000;
/** A presence begins on its day and ends within 24 hours: 47:59 is the last minute of the next day. */
const lastStart = 24 * 60 - 1;
const lastEnd = 2 * 24 * 60 - 1;

const validFrom = date();
const reason = text({ min: 1, max: 200 });
/** How many rows of its history somebody has seen, so that nobody changes what they have not. */
const seenRevision = z.int().min(0);

/** A level of a rule from a day on, with why. */
export const checkLevelInputSchema = z.strictObject({
  revision: seenRevision,
  level: z.enum(checkLevels),
  number: optional(integer({ min: 0, max: mostNumber })),
  validFrom,
  reason,
});

/** When somebody who may call the roll is at a department, from a day on. */
export const rollCallHoursInputSchema = z.strictObject({
  revision: seenRevision,
  fromMinutes: integer({ min: 0, max: lastStart }),
  toMinutes: integer({ min: 1, max: lastEnd }),
  validFrom,
  reason,
});

const dated = { revision: z.int(), validFrom: z.string(), reason: z.string() };

/** A row of the history of a rule; what was set stays as it is. */
export const checkLevelSchema = z.object({
  ...entityFields,
  ...dated,
  rule: z.enum(checkRuleNames),
  level: z.enum(checkLevels),
  number: z.int().nullable(),
});

/** A row of the history of a department. */
export const rollCallHoursSchema = z.object({
  ...entityFields,
  ...dated,
  departmentId: z.uuid(),
  fromMinutes: z.int(),
  toMinutes: z.int(),
});

/** What has been set so far, oldest first; a rule without a row has its usual level. */
export const checkSettingsSchema = z.object({
  checkLevels: z.array(checkLevelSchema),
  rollCallHours: z.array(rollCallHoursSchema),
  /** The departments, also those whose hours nobody has set. */
  departments: z.array(z.object({ id: z.uuid(), name: z.string(), nameEn: z.string().nullable() })),
});

export const checkRuleParamsSchema = z.strictObject({ rule: z.enum(checkRuleNames) });

export type CheckLevelInput = z.output<typeof checkLevelInputSchema>;
export type RollCallHoursInput = z.output<typeof rollCallHoursInputSchema>;
export type CheckLevelRecord = z.output<typeof checkLevelSchema>;
export type RollCallHours = z.output<typeof rollCallHoursSchema>;
export type CheckSettingsAnswer = z.output<typeof checkSettingsSchema>;
