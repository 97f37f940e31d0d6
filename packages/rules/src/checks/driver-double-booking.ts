import type { CheckFinding } from './check-finding.ts';
import { type Meeting, meetingRuns, type RunRange } from './run-range.ts';

/** A run of a driver among the other runs with that driver, as first, second or relief. */
export type DriverBooking = { run: RunRange; others: readonly RunRange[] };

/** Check 2: a driver is on one run at a time. The rest between two runs is a matter of hours. */
export function driverDoubleBooking({ others, run }: DriverBooking): CheckFinding<'driverBooked', Meeting>[] {
  return meetingRuns(run, others, 0).map((facts) => ({ code: 'driverBooked', level: 'red', facts }));
}
