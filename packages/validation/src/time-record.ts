import './zod-config.ts';
import { lastNightMinute } from '@haisha/rules/night-time';
import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { recordDaySchema } from './day.ts';
import { optional, text } from './field.ts';
import { instant } from './instant.ts';
import { leaveKinds } from './leave-choices.ts';
import {
  chosenReasons,
  leastReasonLetters,
  mostPunchesOfDay,
  punchKinds,
  punchMethods,
  timeChangeReasons,
} from './punch-choices.ts';
import { unforeseeableEventSchema } from './unforeseeable-event.ts';

const reasonText = optional(text({ max: 200 }));

/** What somebody did with a punch after it was made; the first time stays on the punch. */
const punchChangeSchema = z.object({
  id: z.uuid(),
  before: z.iso.datetime(),
  /** Null where the punch was taken back. */
  after: z.iso.datetime().nullable(),
  reason: z.enum(timeChangeReasons),
  reasonText: z.string().nullable(),
  changedAt: z.iso.datetime(),
  changedByName: z.string().nullable(),
  /** The second person, where one was needed. */
  approvedByName: z.string().nullable(),
});

export const punchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(punchKinds),
  /** As it counts; null once it was taken back. */
  at: z.iso.datetime().nullable(),
  /** As it was made, and when it arrived here. */
  firstAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  method: z.enum(punchMethods),
  reason: z.enum(timeChangeReasons).nullable(),
  reasonText: z.string().nullable(),
  byName: z.string().nullable(),
  /** The file that it came with, and its row there. */
  fileName: z.string().nullable(),
  fileRow: z.int().nullable(),
  /** The tablet at the entrance at which it was made. */
  deviceName: z.string().nullable(),
  changes: z.array(punchChangeSchema),
});

/** What is planned of a day: the first report-in and the last end of its runs. */
const plannedDaySchema = z.object({
  reportAt: z.iso.datetime(),
  outAt: z.iso.datetime(),
  inAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  runs: z.array(z.object({ id: z.uuid(), name: z.string(), vehicleCode: z.string().nullable() })),
});

const findingSchema = z.object({
  code: z.string(),
  level: z.enum(['red', 'amber', 'info']),
  day: z.string(),
  actual: z.number(),
  limit: z.number(),
  article: z.string(),
});

/** The hours of the shifts that begin on a day, in minutes. */
export const dayHoursSchema = z.object({
  /** Planned as long as one of them is not over. */
  state: z.enum(['planned', 'actual']),
  dutyMinutes: z.int(),
  /** Of which the duty of the 24 hours counts twice, since the next shift began within them. */
  doubleCountedMinutes: z.int(),
  workMinutes: z.int(),
  breakMinutes: z.int(),
  drivingMinutes: z.int(),
  overtimeMinutes: z.int(),
  nightMinutes: z.int(),
  holidayMinutes: z.int(),
  restBeforeMinutes: z.int().nullable(),
  restAfterMinutes: z.int().nullable(),
  findings: z.array(findingSchema),
});

/** Who locked the labour month of a day, and when. */
export const dayLockSchema = z.object({
  departmentId: z.uuid(),
  from: z.string(),
  to: z.string(),
  lockedAt: z.iso.datetime(),
  lockedByName: z.string().nullable(),
});

/** One driver on one day: what was planned, what was punched, and the hours that follow. */
export const timeRecordSchema = z.object({
  driverId: z.uuid(),
  date: z.string(),
  /** A public holiday (祝日) in Japan. */
  isHoliday: z.boolean(),
  planned: plannedDaySchema.nullable(),
  leave: z.enum(leaveKinds).nullable(),
  /** In order of time. */
  punches: z.array(punchSchema),
  hours: dayHoursSchema.nullable(),
  /** What nobody could foresee, as the office entered it. */
  events: z.array(unforeseeableEventSchema),
  /** Of a locked month nothing changes. */
  lock: dayLockSchema.nullable(),
  /** Changes that somebody asked for and nobody has decided. */
  waiting: z.int(),
});

export const recordedDriverSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  departmentId: z.uuid(),
  phone: z.string().nullable(),
});

export const timeRecordDayQuerySchema = z.strictObject({ date: recordDaySchema, departmentId: z.uuid() });

/** The day of a department: a record for each of its drivers, in the order of their codes. */
export const timeRecordDaySchema = z.object({
  drivers: z.array(recordedDriverSchema),
  records: z.array(timeRecordSchema),
  /** Older days are changed with a second person only. */
  aloneFrom: z.string(),
});

/** `date` is any day of the labour month. Without a driver: the month of whoever asks, who then is one. */
export const timeRecordMonthQuerySchema = z.strictObject({ date: recordDaySchema, driverId: z.uuid().optional() });

/** The labour month of a driver, a record for each of its days. */
export const timeRecordMonthSchema = z.object({
  driver: recordedDriverSchema,
  from: z.string(),
  to: z.string(),
  records: z.array(timeRecordSchema),
  aloneFrom: z.string(),
  total: z.object({
    shifts: z.int(),
    dutyMinutes: z.int(),
    /** The most that the month may have, and the limit without the labour agreement. */
    mostMinutes: z.int(),
    usualMinutes: z.int(),
    workMinutes: z.int(),
    drivingMinutes: z.int(),
    overtimeMinutes: z.int(),
    nightMinutes: z.int(),
    holidayMinutes: z.int(),
    findings: z.array(findingSchema),
  }),
  year: z.object({ dutyMinutes: z.int(), mostMinutes: z.int(), overtimeMinutes: z.int() }),
});

export const timeRecordParamsSchema = z.strictObject({ driverId: z.uuid(), date: recordDaySchema });

/** A run at 1:00 is reported in for before midnight: so many minutes before its work date at most. */
const earliestMinute = -6 * 60;

/**
 * The punches of a day as they should be: those without an id are added, those with another time are changed, those left
 * out are taken back. `seen` are the punches that the office looked at, so that nobody changes what they have not seen.
 */
export const timeRecordInputSchema = z
  .strictObject({
    punches: z
      .array(
        z.strictObject({
          id: z.uuid().nullable(),
          kind: z.enum(punchKinds),
          minutes: z.int().min(earliestMinute).max(lastNightMinute),
        }),
      )
      .max(mostPunchesOfDay),
    seen: z.array(z.strictObject({ id: z.uuid(), at: instant() })).max(mostPunchesOfDay),
    reason: z.enum(chosenReasons),
    reasonText,
  })
  .check(
    crossField(({ reason, reasonText: given }) =>
      reason === 'other' && (typeof given !== 'string' || given.trim().length < leastReasonLetters)
        ? [{ path: 'reasonText', code: 'min', params: { min: leastReasonLetters } }]
        : [],
    ),
  );

/** `preview` answers what would be, and stores nothing. */
export const timeRecordChangeQuerySchema = z.strictObject({ preview: z.stringbool().default(false) });

/** The day before and after a change. */
export const timeRecordChangeSchema = z.object({
  before: timeRecordSchema,
  after: timeRecordSchema,
  /** As what it is kept; null in a preview, and where nothing changed. */
  timeChangeId: z.uuid().nullable(),
});

/** A punch of a driver at a phone: its id is made there, so that sent twice it is stored once. */
export const punchInputSchema = z.strictObject({ id: z.uuid(), kind: z.enum(punchKinds), at: instant() });

export type Punch = z.output<typeof punchSchema>;
export type PunchInput = z.output<typeof punchInputSchema>;
export type DayLock = z.output<typeof dayLockSchema>;
export type TimeRecord = z.output<typeof timeRecordSchema>;
export type RecordedDriver = z.output<typeof recordedDriverSchema>;
export type TimeRecordDay = z.output<typeof timeRecordDaySchema>;
export type TimeRecordDayQuery = z.output<typeof timeRecordDayQuerySchema>;
export type TimeRecordMonth = z.output<typeof timeRecordMonthSchema>;
export type TimeRecordMonthQuery = z.output<typeof timeRecordMonthQuerySchema>;
export type TimeRecordInput = z.output<typeof timeRecordInputSchema>;
export type TimeRecordChange = z.output<typeof timeRecordChangeSchema>;
