import type { FieldError } from './rule.ts';

/** The odometer and the day it was read, YYYY-MM-DD. */
export type OdometerReading = { odometerKm: number | null; odometerDate: string | null };

/** Refuses a reading below the last one unless it is confirmed; a reading of an earlier day may be lower. */
export function odometerErrors(reading: OdometerReading, last: OdometerReading, confirmed: boolean): FieldError[] {
  if (confirmed || reading.odometerKm === null || last.odometerKm === null) return [];
  if (reading.odometerKm >= last.odometerKm || (reading.odometerDate ?? '9') < (last.odometerDate ?? '')) return [];
  return [{ path: 'odometerKm', code: 'odometer.belowLast', params: { last: last.odometerKm } }];
}
