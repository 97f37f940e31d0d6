import type { Entered, ReportContent, ReportPause, ReportStop } from './report-content.ts';

/** From so many minutes on waiting is recorded with all its times (輸送安全規則 第8条). */
export const recordedWaitingMinutes = 30;
/** From so many minutes in total handling is recorded though the contract says it. */
export const recordedWorkMinutes = 60;
/** A shorter break may be left out. */
export const shortestPauseMinutes = 10;

/** Returns whether something readable was entered. */
export function isKnown(value: Entered): value is number {
  return value !== null && !Number.isNaN(value);
}

/** Minutes between two entered times; 0 where one is missing. */
function between(from: Entered, to: Entered): number {
  return isKnown(from) && isKnown(to) ? Math.max(0, to - from) : 0;
}

/**
 * Minutes that the driver waited at a stop: from the arrival, or the instructed time of those who came early, until work
 * begins, and between two works; breaks in it are none, but those of a partner, whom the other one waited for. Null where the arrival, or all that followed it, is unknown.
 */
export function waitingMinutesOf(stop: ReportStop, pauses: readonly ReportPause[]): number | null {
  const { arrivedMinutes, departedMinutes, extraFromMinutes, instructedMinutes, workFromMinutes, workToMinutes } = stop;
  const begins = [workFromMinutes, extraFromMinutes, departedMinutes].find(isKnown);
  if (!isKnown(arrivedMinutes) || begins === undefined) return null;
  const due = isKnown(instructedMinutes) ? Math.max(arrivedMinutes, instructedMinutes) : arrivedMinutes;
  const spans = [
    { from: due, to: begins },
    ...(isKnown(workToMinutes) && isKnown(extraFromMinutes) ? [{ from: workToMinutes, to: extraFromMinutes }] : []),
  ];
  return spans.reduce((sum, span) => sum + Math.max(0, span.to - span.from - pausedIn(span, pauses)), 0);
}

/** Minutes of handling and extra work of a report together. */
export function workMinutesOf({ stops }: Pick<ReportContent, 'stops'>): number {
  return stops.reduce(
    (sum, stop) =>
      sum +
      (stop.hasHandling ? between(stop.workFromMinutes, stop.workToMinutes) : 0) +
      between(stop.extraFromMinutes, stop.extraToMinutes),
    0,
  );
}

/** Kilometres from the odometer; null where one end is unknown. */
export function distanceOf({
  odometerEndKm,
  odometerStartKm,
}: Pick<ReportContent, 'odometerStartKm' | 'odometerEndKm'>): number | null {
  return isKnown(odometerStartKm) && isKnown(odometerEndKm) ? odometerEndKm - odometerStartKm : null;
}

/** What a list tells of a report. */
export type ReportSummary = {
  distanceKm: number | null;
  /** Of the stops at which it has to be recorded. */
  waitingMinutes: number;
  workMinutes: number;
  /** At a stop the shipper did not confirm the work. */
  isRefused: boolean;
  unusual: number;
};

export function summaryOf(content: ReportContent): ReportSummary {
  const waits = content.stops.map((stop) => waitingMinutesOf(stop, content.pauses) ?? 0);
  return {
    distanceKm: distanceOf(content),
    waitingMinutes: waits.filter((minutes) => minutes >= recordedWaitingMinutes).reduce((sum, one) => sum + one, 0),
    workMinutes: workMinutesOf(content),
    isRefused: content.stops.some(({ confirmation }) => confirmation === 'refused'),
    unusual: content.unusual.length,
  };
}

function pausedIn({ from, to }: { from: number; to: number }, pauses: readonly ReportPause[]): number {
  return pauses.reduce((sum, { driverId, fromMinutes, toMinutes }) => {
    if (driverId !== null || !isKnown(fromMinutes) || !isKnown(toMinutes)) return sum;
    return sum + Math.max(0, Math.min(to, toMinutes) - Math.max(from, fromMinutes));
  }, 0);
}
