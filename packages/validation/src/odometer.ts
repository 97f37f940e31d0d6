import {
  hasDayOfLast,
  isOdometerJump,
  mostKmOfDay,
  type OdometerFall,
  type OdometerReading,
  odometerFall,
} from '@haisha/rules/odometer';
import { type FieldError, isDay } from './rule.ts';

/** Refuses a reading that contradicts the last one unless it is confirmed; one of an earlier day may be lower. */
export function odometerErrors(reading: OdometerReading, last: OdometerReading, confirmed: boolean): FieldError[] {
  const fall = odometerFall(reading, last);
  return confirmed || fall === null ? [] : [fallError(fall, last)];
}

/** The same for the reading that a vehicle holds: a lower one would take the place of the last, whatever its day is. */
export function vehicleReadingErrors(
  reading: OdometerReading,
  last: OdometerReading,
  confirmed: boolean,
): FieldError[] {
  const isBelow = reading.odometerKm !== null && last.odometerKm !== null && reading.odometerKm < last.odometerKm;
  return isBelow && !confirmed ? [fallError('belowLast', last)] : odometerErrors(reading, last, confirmed);
}

function fallError(fall: OdometerFall, { odometerKm, odometerDate }: OdometerReading): FieldError {
  const path = 'odometerKm';
  const last = odometerKm ?? 0;
  if (fall === 'belowLast') return { path, code: 'odometer.belowLast', params: { last } };
  return { path, code: 'odometer.aboveLater', params: { last, day: (odometerDate ?? '').replaceAll('-', '/') } };
}

/** Points out a reading that lies further above the last one than a truck gets in the days between them. */
export function odometerWarnings(reading: OdometerReading, last: OdometerReading | null): FieldError[] {
  if (last === null || last.odometerKm === null || !isOdometerJump(reading, last)) return [];
  return [{ path: 'odometerKm', code: 'odometer.farAboveLast', params: { last: last.odometerKm, most: mostKmOfDay } }];
}

/** The same, and another reading whose day nobody has entered. */
export function vehicleReadingWarnings(reading: OdometerReading, last: OdometerReading | null): FieldError[] {
  const far = odometerWarnings(reading, last);
  if (last === null || far.length > 0 || !hasDayOfLast(reading, last)) return far;
  const day = (last.odometerDate ?? '').replaceAll('-', '/');
  return [{ path: 'odometerKm', code: 'odometer.dayOfLast', params: { day } }];
}

/** The reading that a form holds while it is being filled in. */
export function readingOf(odometerKm: unknown, odometerDate: unknown): OdometerReading {
  return {
    odometerKm: typeof odometerKm === 'number' ? odometerKm : null,
    odometerDate: isDay(odometerDate) ? odometerDate : null,
  };
}
