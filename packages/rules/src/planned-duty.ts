/** A planned shift in minutes; start and end count from midnight of the operation date. */
export type PlannedShift = {
  startMinutes: number;
  endMinutes: number;
  /** Inspection and roll call before the shift and after it. */
  beforeMinutes: number;
  afterMinutes: number;
};

/**
 * Returns the planned duty time (拘束時間): from the first task before the shift to the last one after it, breaks included.
 */
export function plannedDutyMinutes({ startMinutes, endMinutes, beforeMinutes, afterMinutes }: PlannedShift): number {
  return beforeMinutes + (endMinutes - startMinutes) + afterMinutes;
}
