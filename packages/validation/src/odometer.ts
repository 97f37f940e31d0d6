import { hasDayOfLast, isOdometerJump, mostKmOfDay, type OdometerReading } from '@haisha/rules/odometer';
import { type FieldError, isDay } from './rule.ts';

/** Refuses a reading below the last one unless it is confirmed; a reading of an earlier day may be lower. */
export function odometerErrors(reading: OdometerReading, last: OdometerReading, confirmed: boolean): FieldError[] {
  if (confirmed || reading.odometerKm === null || last.odometerKm === null) return [];
  if (reading.odometerKm >= last.odometerKm || (reading.odometerDate ?? '9') < (last.odometerDate ?? '')) return [];
  return [{ path: 'odometerKm', code: 'odometer.belowLast', params: { last: last.odometerKm } }];
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
