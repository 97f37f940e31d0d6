import type { FindingLevel } from '../hours/finding.ts';

/** What a check found in a run, in the form that is kept with the run. Times are milliseconds, durations minutes. */
export type RunFinding = {
  /** The number of the check, from 1 to 25. */
  check: number;
  level: FindingLevel;
  code: string;
  params?: Record<string, string | number>;
  /** The article of the law, as the hours engine names it. */
  article?: string;
  /** What puts it right: an instant in milliseconds, or minutes to take off or add. */
  wayOut?: { code: string; at?: number; minutes?: number };
};

const order = { red: 0, amber: 1, info: 2 } as const;

/** Returns findings with the worst first. */
export function worstFirst(findings: readonly RunFinding[]): RunFinding[] {
  return findings.toSorted((a, b) => order[a.level] - order[b.level] || a.check - b.check);
}

/** Nobody can go on with two runs of one vehicle or driver at a time: the database refuses them. */
export function isDoubleBooking({ code }: Pick<RunFinding, 'code'>): boolean {
  return code === 'vehicleBooked' || code === 'driverBooked';
}

/** Returns whether two findings say the same, so that a reason given for one holds for the other. */
export function isSameFinding(a: RunFinding, b: RunFinding): boolean {
  return a.code === b.code && a.level === b.level && keyOf(a) === keyOf(b);
}

function keyOf({ params = {} }: RunFinding): string {
  return JSON.stringify(Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b)));
}
