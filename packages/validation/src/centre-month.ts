import * as z from 'zod';
import { leaveKinds } from './leave-choices.ts';
import { recordedDriverSchema, timeRecordDayQuerySchema, timeRecordMonthSchema } from './time-record.ts';

/** `date` is any day of the labour month. */
export const centreMonthQuerySchema = timeRecordDayQuerySchema;

const minutes = z.int().nullable();

/** A driver on one day of the month; minutes from midnight of the day. */
const centreMonthCellSchema = z.object({
  /** The first and the last punch, or what is planned where the day is still to come. */
  from: minutes,
  to: minutes,
  isPlanned: z.boolean(),
  /** Duty of the 24 hours from the start of each shift. */
  dutyMinutes: minutes,
  leave: z.enum(leaveKinds).nullable(),
  /** Punches that are missing or contradict each other. */
  isFaulty: z.boolean(),
  /** The worst of what is wrong with punches and hours. */
  level: z.enum(['red', 'amber']).nullable(),
});

/** The labour month of a department: its drivers in the order of their codes, each with a cell for each day. */
export const centreMonthSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Older days need a second person for a change. */
  aloneFrom: z.string(),
  days: z.array(z.object({ date: z.string(), isHoliday: z.boolean() })),
  rows: z.array(
    z.object({
      driver: recordedDriverSchema,
      cells: z.array(centreMonthCellSchema),
      total: timeRecordMonthSchema.shape.total.omit({ findings: true }),
      /** The worst finding about weeks and the month. */
      level: z.enum(['red', 'amber']).nullable(),
    }),
  ),
});

export type CentreMonth = z.output<typeof centreMonthSchema>;
export type CentreMonthQuery = z.output<typeof centreMonthQuerySchema>;
export type CentreMonthRow = CentreMonth['rows'][number];
export type CentreMonthCell = CentreMonthRow['cells'][number];
