import type { CheckFinding } from './check-finding.ts';
import { type Meeting, meetingRuns, type RunRange } from './run-range.ts';

/** A run of a vehicle among its other runs, with the minutes that the company wants between two. */
export type VehicleBooking = { run: RunRange; others: readonly RunRange[]; bufferMinutes: number };

/** Check 1: a vehicle is on one run at a time. Runs that touch are allowed, too little time between them is watched. */
export function vehicleDoubleBooking({
  bufferMinutes,
  others,
  run,
}: VehicleBooking): CheckFinding<'vehicleBooked' | 'vehicleTightBetween', Meeting>[] {
  return meetingRuns(run, others, bufferMinutes).map((facts) =>
    facts.sharedMinutes > 0
      ? { code: 'vehicleBooked', level: 'red', facts }
      : { code: 'vehicleTightBetween', level: 'amber', facts },
  );
}
