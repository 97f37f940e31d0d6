import { daysBetween } from './calendar.ts';

/** A reading of an odometer, and the day it was taken, YYYY-MM-DD. */
export type OdometerReading = { odometerKm: number | null; odometerDate: string | null };

/** Nearly a whole day at the limit of a motorway, which takes two drivers in turn. */
export const mostKmOfDay = 1_500;

/**
 * Returns whether an odometer rose by more than a truck covers in the days since it was read last; two readings of one day
 * have the day between them. Without a day of either nobody knows.
 */
export function isOdometerJump(reading: OdometerReading, last: OdometerReading): boolean {
  if (reading.odometerKm === null || last.odometerKm === null) return false;
  if (reading.odometerDate === null || last.odometerDate === null || reading.odometerDate < last.odometerDate)
    return false;
  const days = Math.max(1, daysBetween(last.odometerDate, reading.odometerDate));
  return reading.odometerKm - last.odometerKm > days * mostKmOfDay;
}

/** Returns whether an odometer shows something else while its day is still that of the last reading. */
export function hasDayOfLast(reading: OdometerReading, last: OdometerReading): boolean {
  if (reading.odometerKm === null || last.odometerKm === null || reading.odometerKm === last.odometerKm) return false;
  return reading.odometerDate !== null && reading.odometerDate === last.odometerDate;
}
