import './zod-config.ts';
import * as z from 'zod';

/** The minutes between two counts. */
export const roadStepMinutes = 30;

/** How many vehicles are on the road today, by plan and in fact, in the user's centres, or in all for who belongs to none. */
export const onTheRoadSchema = z.object({
  date: z.string(),
  /** At each step from 0:00 to 24:00. */
  planned: z.array(z.int()),
  /** At each step from 0:00 until now. */
  actual: z.array(z.int()),
  now: z.object({ minutes: z.int(), planned: z.int(), actual: z.int() }),
});

export type OnTheRoad = z.output<typeof onTheRoadSchema>;
