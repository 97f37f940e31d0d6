import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import { companyHolidayEffects } from './company-holiday-choices.ts';
import { crossField, notBefore } from './cross-field.ts';
import { generationConflicts, generationSkips, mostGeneratedDays } from './delivery-choices.ts';
import { date, reference } from './field.ts';
import { isDay } from './rule.ts';

/** For which days, both included, the courses of a centre become deliveries; without courses all of them. */
export const generationSchema = z
  .object({
    departmentId: reference(),
    from: date(),
    to: date(),
    courseIds: z
      .array(z.uuid())
      .max(200)
      .default(() => []),
  })
  .check(
    crossField((draft) => {
      const order = notBefore(draft, 'from', { path: 'to', code: 'notBeforeFrom' });
      const { from, to } = draft;
      const isLong = isDay(from) && isDay(to) && daysBetween(from, to) >= mostGeneratedDays;
      return isLong ? [{ path: 'to', code: 'maxDays', params: { max: mostGeneratedDays } }] : order;
    }),
  );

/** A stop, by its place on the way from 0, that makes no delivery or has to be asked about; null for the whole course. */
const conflictSchema = z.object({
  code: z.enum(generationConflicts),
  position: z.int().nullable(),
  destinationId: z.uuid().nullable(),
  destinationName: z.string().nullable(),
  destinationNameEn: z.string().nullable(),
});

const daySchema = z.object({
  day: z.iso.date(),
  /** The name of a public holiday; null on other days. */
  holiday: z.string().nullable(),
  holidayEn: z.string().nullable(),
  /** What the company keeps of the day, for the centre or for all: its name, and what it does. */
  companyHoliday: z.object({ name: z.string(), effect: z.enum(companyHolidayEffects) }).nullable(),
  /** 五十日: a 5th, 10th, 15th, 20th, 25th, 30th or the last day of a month, when roads are full. */
  isFiveTenDay: z.boolean(),
});

const courseDaySchema = z.object({
  courseId: z.uuid(),
  courseCode: z.string(),
  courseName: z.string(),
  courseNameEn: z.string().nullable(),
  day: z.iso.date(),
  newCount: z.int(),
  /** Made before; they stay as they are. */
  existingCount: z.int(),
  conflicts: z.array(conflictSchema),
  /** Why it does not run although it is its weekday; null where it runs. */
  skip: z.enum(generationSkips).nullable(),
});

/** What a generation would do, or did: the days, and each course on each day that is one of its own. */
export const generationAnswerSchema = z.object({
  days: z.array(daySchema),
  courseDays: z.array(courseDaySchema),
  newCount: z.int(),
  existingCount: z.int(),
  conflictCount: z.int(),
});

export type Generation = z.output<typeof generationSchema>;
export type GenerationAnswer = z.output<typeof generationAnswerSchema>;
export type CourseDay = z.output<typeof courseDaySchema>;
