import './zod-config.ts';
import * as z from 'zod';

/** Where a driver stands in the labour month that holds today: what was driven, and planned until its end. */
const driverNearLimitsSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEn: z.string().nullable(),
  departmentId: z.uuid(),
  dutyMinutes: z.int(),
  /** The limit that the labour agreement allows this month; without one the usual limit. */
  mostMinutes: z.int(),
  /** The limit without the labour agreement. */
  usualMinutes: z.int(),
  /** Null where no rest lies between two shifts. */
  shortestRestMinutes: z.int().nullable(),
  red: z.int(),
  amber: z.int(),
});

/** The drivers of the user's centres, or of all for who belongs to none, those nearest to a limit first. */
export const nearLimitsSchema = z.object({ date: z.string(), drivers: z.array(driverNearLimitsSchema) });

export type NearLimits = z.output<typeof nearLimitsSchema>;
export type DriverNearLimits = z.output<typeof driverNearLimitsSchema>;
