import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import { crossField, notBefore, type UncheckedFields } from './cross-field.ts';
import { daySchema, recordDaySchema } from './day.ts';
import { entityFields } from './entity.ts';
import { date, oneOf, optional, reference, text } from './field.ts';
import { leaveKinds, leaveParts, leaveStatuses } from './leave-choices.ts';
import { type FieldError, isDay } from './rule.ts';
import { workScheduleSchema } from './work-schedule.ts';

/** Half a year of sickness is entered at once; paid leave is what a year may bring together. */
const mostLeaveDays = 184;
const mostPaidDays = 40;
/** The most days that are asked for at once: a year and what reaches into it. */
const mostListDays = 400;

const leaveFields = {
  kind: oneOf(leaveKinds),
  part: oneOf(leaveParts),
  fromDate: date(),
  toDate: date(),
  note: optional(text({ max: 200 })),
};

/** A leave that a driver asks for. */
export const leaveRequestSchema = z.strictObject(leaveFields).check(crossField(leaveErrors));

/** A leave that the office enters: it is approved at once. */
export const leaveInputSchema = z
  .strictObject({ driverId: reference(), ...leaveFields })
  .check(crossField(leaveErrors));

/** A decision on a leave in the version that was read; who says no says why. */
export const leaveDecisionSchema = z.strictObject({
  version: z.int().min(1),
  reason: optional(text({ max: 200 })),
});

/** A run that is planned while its driver would be away. */
const metRunSchema = z.object({ id: z.uuid(), name: z.string(), date: z.string(), reportAt: z.iso.datetime() });

export const leaveSchema = z.object({
  ...entityFields,
  driverId: z.uuid(),
  driverCode: z.string(),
  driverName: z.string(),
  driverNameEn: z.string().nullable(),
  departmentId: z.uuid(),
  /** Null for those who may only know that somebody is away; so with the texts. */
  kind: z.enum(leaveKinds).nullable(),
  part: z.enum(leaveParts),
  fromDate: z.string(),
  toDate: z.string(),
  note: z.string().nullable(),
  status: z.enum(leaveStatuses),
  decisionReason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  /** Of a leave to come that is asked for or approved. */
  runs: z.array(metRunSchema),
});

/** Leaves that touch some days; without department and driver all that somebody may see. */
export const leaveListQuerySchema = z
  .strictObject({
    from: daySchema,
    to: daySchema,
    departmentId: z.uuid().optional(),
    driverId: z.uuid().optional(),
  })
  .check(
    crossField((query) => {
      const { from, to } = query;
      const isLong = isDay(from) && isDay(to) && daysBetween(from, to) >= mostListDays;
      return [
        ...notBefore(query, 'from', { path: 'to', code: 'notBeforeFrom' }),
        ...(isLong ? [{ path: 'to', code: 'maxDays', params: { max: mostListDays } }] : []),
      ];
    }),
  );
export const leaveListSchema = z.object({ items: z.array(leaveSchema) });

/** The register of paid leave (年次有給休暇管理簿, 労働基準法施行規則 第24条の7) on a day: of a department, or of one driver. */
export const leaveRegisterQuerySchema = z.strictObject({
  date: recordDaySchema,
  departmentId: z.uuid().optional(),
  driverId: z.uuid().optional(),
});

/** The same as a paper in a language. */
export const leaveRegisterPaperQuerySchema = leaveRegisterQuerySchema.extend({
  locale: z.enum(['ja', 'en']).default('ja'),
});

const fiveDayYearSchema = z.object({
  from: z.string(),
  to: z.string(),
  taken: z.number(),
  missing: z.number(),
  state: z.enum(['done', 'open', 'near', 'missed']),
});

export const leaveRegisterSchema = z.object({
  /** The first day of leave on record: what was taken before is not known. Null without any. */
  since: z.string().nullable(),
  drivers: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      nameEn: z.string().nullable(),
      hiredDate: z.string(),
      /** What is agreed of their work and holds on the day; without it they count as working five days a week. */
      schedule: workScheduleSchema.shape.schedules.element.nullable(),
      grants: z.array(
        z.object({ date: z.string(), days: z.number(), lapsesOn: z.string(), taken: z.number(), left: z.number() }),
      ),
      left: z.number(),
      overdrawn: z.number(),
      /** The next grant, when nobody leaves before; null where the law grants none. */
      next: z.object({ date: z.string(), days: z.number() }).nullable(),
      /** The years of which five days are owed and that are not over, or ended within the last two years. */
      years: z.array(fiveDayYearSchema),
      /** Paid days off and halves, in their order: those of the grants that have not lapsed. */
      taken: z.array(z.object({ day: z.string(), days: z.number(), part: z.enum(leaveParts) })),
    }),
  ),
});

export type Leave = z.output<typeof leaveSchema>;
export type LeaveInput = z.output<typeof leaveInputSchema>;
export type LeaveRequest = z.output<typeof leaveRequestSchema>;
export type LeaveDecision = z.output<typeof leaveDecisionSchema>;
export type LeaveList = z.output<typeof leaveListSchema>;
export type LeaveListQuery = z.output<typeof leaveListQuerySchema>;
export type LeaveRegister = z.output<typeof leaveRegisterSchema>;
export type LeaveRegisterQuery = z.output<typeof leaveRegisterQuerySchema>;

function leaveErrors(draft: UncheckedFields): FieldError[] {
  const { fromDate, kind, part, toDate } = draft;
  const errors = notBefore(draft, 'fromDate', { path: 'toDate', code: 'notBeforeFrom' });
  if (errors.length > 0 || !isDay(fromDate) || !isDay(toDate)) return errors;
  const max = kind === 'paid' ? mostPaidDays : mostLeaveDays;
  if (daysBetween(fromDate, toDate) >= max) errors.push({ path: 'toDate', code: 'maxDays', params: { max } });
  if (part !== 'day' && fromDate !== toDate) errors.push({ path: 'toDate', code: 'oneDay' });
  return errors;
}
