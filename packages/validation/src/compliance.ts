import './zod-config.ts';
import * as z from 'zod';
import { recordDaySchema } from './day.ts';
import { instant } from './instant.ts';

/** The longest duty that two drivers may have. */
const mostDutyMinutes = 28 * 60;

const driverSchema = z.object({ id: z.uuid(), code: z.string(), name: z.string(), nameEn: z.string().nullable() });

const findingSchema = z.object({
  code: z.string(),
  level: z.enum(['red', 'amber', 'info']),
  day: z.string(),
  actual: z.number(),
  limit: z.number(),
  article: z.string(),
  /** Where the law leaves room: which reading the company follows. */
  reading: z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }).nullable(),
  dutyIds: z.array(z.string()),
});

const monthSchema = z.object({
  start: z.string(),
  end: z.string(),
  dutyMinutes: z.int(),
  /** The most that it may have, and the limit without the labour agreement. */
  mostMinutes: z.int(),
  usualMinutes: z.int(),
  overtimeMinutes: z.int(),
});

const yearSchema = z.object({
  start: z.string(),
  dutyMinutes: z.int(),
  mostMinutes: z.int(),
  overtimeMinutes: z.int(),
  overtimeMostMinutes: z.int(),
  monthsOver: z.int(),
});

export const complianceQuerySchema = z.strictObject({ date: recordDaySchema, departmentId: z.uuid() });

/** The drivers of a department, looked at from a day: what was driven, and planned until the end of the labour month. */
export const complianceSchema = z.object({
  drivers: z.array(
    z.object({
      driver: driverSchema,
      month: monthSchema,
      year: yearSchema,
      /** Days over 13 and over 14 hours in the labour month, and those over 14 in the week. */
      overUsual: z.int(),
      overWatch: z.int(),
      weekOverWatch: z.int(),
      /** The shortest rest of the labour month; null where none lies between two shifts. */
      shortestRestMinutes: z.int().nullable(),
      earliestStartAt: z.iso.datetime().nullable(),
      red: z.int(),
      amber: z.int(),
    }),
  ),
});

export const complianceDriverQuerySchema = z.strictObject({ date: recordDaySchema, driverId: z.uuid() });

/** One driver over the labour year that holds a day: each shift, each month, and what is to be said with what it comes from. */
export const complianceDriverSchema = z.object({
  driver: driverSchema,
  from: z.string(),
  to: z.string(),
  months: z.array(monthSchema),
  year: yearSchema,
  shifts: z.array(
    z.object({
      dutyIds: z.array(z.string()),
      day: z.string(),
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      state: z.enum(['planned', 'actual']),
      dutyMinutes: z.int(),
      doubleCountedMinutes: z.int(),
      restBeforeMinutes: z.int().nullable(),
      level: z.enum(['red', 'amber']).nullable(),
    }),
  ),
  findings: z.array(findingSchema),
});

/** Whom a department can send: a duty from an instant, of so many minutes. */
export const candidatesQuerySchema = z.strictObject({
  departmentId: z.uuid(),
  start: instant(),
  minutes: z.coerce.number<string | number>().int().min(30).max(mostDutyMinutes),
});

/** Best first: who may go, of them the one with most left; then who may with a reason; then who may not. */
export const candidatesSchema = z.object({
  candidates: z.array(
    z.object({
      driver: driverSchema.extend({ phone: z.string() }),
      state: z.enum(['free', 'amber', 'red', 'busy', 'away']),
      restMinutes: z.int().nullable(),
      monthLeftMinutes: z.int(),
      yearLeftMinutes: z.int(),
      findings: z.array(findingSchema.pick({ code: true, level: true, actual: true, limit: true, article: true })),
    }),
  ),
});

export const inspectionQuerySchema = z.strictObject({ date: recordDaySchema, departmentId: z.uuid() });

const dueSchema = z.object({
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  lastDate: z.string().nullable(),
  nextDate: z.string().nullable(),
});

/** What an inspector asks first of an office, with dates: those that are late first. */
export const inspectionSchema = z.object({
  healthChecks: z.array(dueSchema),
  aptitudeTests: z.array(dueSchema),
  /** Special guidance (特別な指導) on record, and drivers with an accident that nobody followed up. */
  guidance: z.array(dueSchema.extend({ isMissing: z.boolean() })),
  /** Vehicles: 車検, three and twelve months. */
  inspections: z.array(
    z.object({
      code: z.string(),
      inspectionExpiryDate: z.string().nullable(),
      nextThreeMonthInspectionDate: z.string().nullable(),
      nextTwelveMonthInspectionDate: z.string().nullable(),
    }),
  ),
  /** Runs of the month up to the day that need an instruction sheet, and have one or not. */
  instructions: z.array(z.object({ number: z.string(), date: z.string(), hasInstruction: z.boolean() })),
  /** Calls of the month up to the day; a third of them by an operation manager. */
  rollCalls: z.object({
    from: z.string(),
    to: z.string(),
    calls: z.int(),
    ofManagers: z.int(),
    isEnough: z.boolean(),
    /** Departures without a call before. */
    withoutCall: z.int(),
  }),
});

export type ComplianceQuery = z.output<typeof complianceQuerySchema>;
export type Compliance = z.output<typeof complianceSchema>;
export type ComplianceDriver = z.output<typeof complianceDriverSchema>;
export type ComplianceDriverQuery = z.output<typeof complianceDriverQuerySchema>;
export type Candidates = z.output<typeof candidatesSchema>;
export type CandidatesQuery = z.output<typeof candidatesQuerySchema>;
export type Inspection = z.output<typeof inspectionSchema>;
export type InspectionQuery = z.output<typeof inspectionQuerySchema>;
