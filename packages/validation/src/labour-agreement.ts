import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import { crossField, notBefore, type UncheckedFields } from './cross-field.ts';
import { entityFields } from './entity.ts';
import { date, flag, integer, oneOf, optional, reference, text } from './field.ts';
import { readingChoices } from './labour-agreement-choices.ts';
import { type FieldError, isDay } from './rule.ts';

/** 284 hours may be exceeded in so many months of a year (改善基準告示 第4条第1項第1号). */
const mostLongMonths = 6;
const mostAgreementDays = 3 * 366;
const lastStartDay = 31;

/** How many rows somebody has seen, so that nobody adds one on what they have not seen. */
const seenRevision = z.int().min(0);
/** Wanted by the server where a row reaches into the past. */
const reason = optional(text({ max: 200 }));
const month = z.int().min(1).max(12);

/** An agreement of an office (労使協定); without months its labour months have the usual limit. */
export const labourAgreementInputSchema = z
  .strictObject({
    revision: seenRevision,
    departmentId: reference(),
    from: date(),
    to: date(),
    months: z.array(month).max(12),
    isLongYear: flag(),
    hasOvertimeClause: flag(),
    reason,
  })
  .check(crossField(agreementErrors));

const readings = {
  twoDayDriving: oneOf(readingChoices.twoDayDriving),
  monthBorder: oneOf(readingChoices.monthBorder),
  shortestStopMinutes: z.union([z.literal(9), z.literal(10)]),
  longDays: oneOf(readingChoices.longDays),
  dayOff: oneOf(readingChoices.dayOff),
  unforeseeable: oneOf(readingChoices.unforeseeable),
  restsAway: oneOf(readingChoices.restsAway),
  splitRest: oneOf(readingChoices.splitRest),
  twoCrew: oneOf(readingChoices.twoCrew),
  sameShiftMinutes: integer({ min: 60, max: 540 }),
  weekStart: integer({ min: 0, max: 6 }),
  twoWeeksStart: date(),
  monthTotals: oneOf(readingChoices.monthTotals),
};

/** What the company has set for its hours (基準) from a day on: where the law leaves room, and how months begin and round. */
export const hoursRuleInputSchema = z.strictObject({
  revision: seenRevision,
  validFrom: date(),
  labourMonthStartDay: integer({ min: 1, max: lastStartDay }),
  readings: z.strictObject(readings),
  reason,
});

const readingsSchema = z.object({
  twoDayDriving: z.enum(readingChoices.twoDayDriving),
  monthBorder: z.enum(readingChoices.monthBorder),
  shortestStopMinutes: z.union([z.literal(9), z.literal(10)]),
  longDays: z.enum(readingChoices.longDays),
  dayOff: z.enum(readingChoices.dayOff),
  unforeseeable: z.enum(readingChoices.unforeseeable),
  restsAway: z.enum(readingChoices.restsAway),
  splitRest: z.enum(readingChoices.splitRest),
  twoCrew: z.enum(readingChoices.twoCrew),
  sameShiftMinutes: z.int(),
  weekStart: z.int(),
  twoWeeksStart: z.string(),
  monthTotals: z.enum(readingChoices.monthTotals),
});

const hoursRuleFields = {
  validFrom: z.string(),
  revision: z.int(),
  labourMonthStartDay: z.int(),
  readings: readingsSchema,
};
const agreementFields = {
  departmentId: z.uuid(),
  revision: z.int(),
  from: z.string(),
  to: z.string(),
  months: z.array(z.int()),
  isLongYear: z.boolean(),
  hasOvertimeClause: z.boolean(),
};

/** The same rows as the rules of hours take them. */
export const hoursRuleRowSchema = z.object(hoursRuleFields);
export const agreementRowSchema = z.object(agreementFields);

export const hoursRuleSchema = z.object({ ...entityFields, ...hoursRuleFields, reason: z.string().nullable() });
export const labourAgreementSchema = z.object({ ...entityFields, ...agreementFields, reason: z.string().nullable() });

/** All that has been set, oldest first; what was set stays as it is. */
export const labourAgreementListSchema = z.object({
  agreements: z.array(labourAgreementSchema),
  rules: z.array(hoursRuleSchema),
  departments: z.array(z.object({ id: z.uuid(), name: z.string(), nameEn: z.string().nullable() })),
});

export type LabourAgreementInput = z.output<typeof labourAgreementInputSchema>;
export type HoursRuleInput = z.output<typeof hoursRuleInputSchema>;
export type LabourAgreement = z.output<typeof labourAgreementSchema>;
export type HoursRule = z.output<typeof hoursRuleSchema>;
export type LabourAgreementList = z.output<typeof labourAgreementListSchema>;

function agreementErrors(draft: UncheckedFields): FieldError[] {
  const { from, months, to } = draft;
  const errors = notBefore(draft, 'from', { path: 'to', code: 'notBeforeFrom' });
  if (errors.length === 0 && isDay(from) && isDay(to) && daysBetween(from, to) >= mostAgreementDays) {
    errors.push({ path: 'to', code: 'maxDays', params: { max: mostAgreementDays } });
  }
  if (Array.isArray(months) && new Set(months).size > mostLongMonths) {
    errors.push({ path: 'months', code: 'maxMonths', params: { max: mostLongMonths } });
  }
  return errors;
}
