import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { partVersion } from './driver-part.ts';
import { entityFields } from './entity.ts';
import { date, decimal, integer, oneOf } from './field.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { schedulePeriods } from './work-schedule-choices.ts';

/** The most schedules of one driver. */
export const mostSchedules = 20;
const weekDays = 7;

const scheduleFields = {
  validFrom: date(),
  per: oneOf(schedulePeriods),
  days: integer({ min: 1, max: 366 }),
  weeklyHours: decimal({ min: 0.5, max: 60, places: 2 }),
};
const schedules = z.array(z.object(scheduleFields)).max(mostSchedules);

/** What is agreed of a driver's work (所定労働日数・所定労働時間), each with the day from which it holds. */
export const workScheduleInputSchema = z.strictObject({ schedules }).check(crossField(scheduleErrors));
export const workScheduleUpdateSchema = workScheduleInputSchema.safeExtend(partVersion);
/** Has the id of its driver; version 0 until something is entered. */
export const workScheduleSchema = z.object({ ...entityFields, schedules: z.array(stored(scheduleFields)) });

export type WorkScheduleInput = z.output<typeof workScheduleInputSchema>;
export type DriverSchedules = z.output<typeof workScheduleSchema>;

function scheduleErrors({ schedules: given }: UncheckedFields): FieldError[] {
  const rows: Partial<Record<string, unknown>>[] = Array.isArray(given) ? given : [];
  const firsts = rows.map((row) => row?.validFrom);
  return rows.flatMap((row, at) => [
    ...(row?.per === 'week' && typeof row.days === 'number' && row.days > weekDays
      ? [{ path: `schedules.${at}.days`, code: 'maxValue', params: { max: weekDays } }]
      : []),
    ...(typeof row?.validFrom === 'string' && firsts.indexOf(row.validFrom) < at
      ? [{ path: `schedules.${at}.validFrom`, code: 'duplicate' }]
      : []),
  ]);
}
