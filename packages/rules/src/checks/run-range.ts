/** The time of a run from leaving the garage to its return, in milliseconds; the end is free again. */
export type RunRange = { runId: string; start: number; end: number };

const minuteMs = 60_000;

/** Two runs in the way of each other: the minutes they share, or, when none, the minutes between them. */
export type Meeting = { runId: string; sharedMinutes: number; gapMinutes: number };

/** Returns the other runs that overlap a run, or leave less than so many minutes before or after it. */
export function meetingRuns(run: RunRange, others: readonly RunRange[], bufferMinutes: number): Meeting[] {
  return others.flatMap((other) => {
    if (other.runId === run.runId) return [];
    const shared = (Math.min(run.end, other.end) - Math.max(run.start, other.start)) / minuteMs;
    if (shared > 0) return [{ runId: other.runId, sharedMinutes: shared, gapMinutes: 0 }];
    return -shared < bufferMinutes ? [{ runId: other.runId, sharedMinutes: 0, gapMinutes: Math.abs(shared) }] : [];
  });
}
