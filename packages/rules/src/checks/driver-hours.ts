import type { Finding } from '../hours/finding.ts';
import type { HoursResult } from '../hours/hours-result.ts';

/** The hours of a driver without a run and with it. */
export type HoursOfRun = { before: HoursResult; after: HoursResult };

/** Checks 11 to 16, hours: what a run would bring about. What was to be said without the run is not said of it. */
export function driverHours({ after, before }: HoursOfRun): Finding[] {
  const known = new Set(before.findings.map(keyOf));
  return after.findings.filter((finding) => !known.has(keyOf(finding)));
}

/** A finding whose number grew is another one. */
function keyOf({ actual, code, day, dutyIds, limit }: Finding): string {
  return [code, day, actual, limit, ...dutyIds].join(' ');
}
