export type DriverState = 'notAppointed' | 'appointed' | 'left';

type Days = { appointedDate: string | null; leftDate: string | null };

/**
 * Returns whether a driver may be sent out on a day (YYYY-MM-DD): from the appointment date (選任日) to the last day of
 * employment.
 */
export function driverState({ appointedDate, leftDate }: Days, day: string): DriverState {
  if (leftDate !== null && leftDate < day) return 'left';
  return appointedDate !== null && appointedDate <= day ? 'appointed' : 'notAppointed';
}
