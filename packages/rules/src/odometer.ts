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

/** How a reading and the last one contradict each other. */
export type OdometerFall = 'belowLast' | 'aboveLater';

/**
 * Returns whether an odometer fell between two readings, whichever was taken first: one that is lower than the last, or
 * one of an earlier day that is higher. Without a day of either the reading is the later one.
 */
export function odometerFall(reading: OdometerReading, last: OdometerReading): OdometerFall | null {
  if (reading.odometerKm === null || last.odometerKm === null) return null;
  if (isOfEarlierDay(reading, last)) return reading.odometerKm > last.odometerKm ? 'aboveLater' : null;
  return reading.odometerKm < last.odometerKm ? 'belowLast' : null;
}

function isOfEarlierDay(reading: OdometerReading, last: OdometerReading): boolean {
  return reading.odometerDate !== null && last.odometerDate !== null && reading.odometerDate < last.odometerDate;
}

/** Returns whether an odometer shows something else while its day is still that of the last reading. */
export function hasDayOfLast(reading: OdometerReading, last: OdometerReading): boolean {
  if (reading.odometerKm === null || last.odometerKm === null || reading.odometerKm === last.odometerKm) return false;
  return reading.odometerDate !== null && reading.odometerDate === last.odometerDate;
}
