import { clipped, merged, minutesOf, type Span, without } from '../hours/span.ts';
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

/** Who drove, from when to when: the first driver and the partners. */
export type ReportCrew = Pick<ReportContent, 'startMinutes' | 'endMinutes' | 'partners'>;

const oneDriver: ReportCrew = { startMinutes: null, endMinutes: null, partners: [] };

/**
 * Minutes that the crew waited at a stop: from the arrival, or the instructed time of those who came early, until work
 * begins, and between two works, without the minutes in which everybody on duty paused. Null where the arrival, or all
 * that followed it, is unknown.
 */
export function waitingMinutesOf(
  stop: ReportStop,
  pauses: readonly ReportPause[],
  crew: ReportCrew = oneDriver,
): number | null {
  const { arrivedMinutes, departedMinutes, extraFromMinutes, instructedMinutes, workFromMinutes, workToMinutes } = stop;
  const begins = [workFromMinutes, extraFromMinutes, departedMinutes].find(isKnown);
  if (!isKnown(arrivedMinutes) || begins === undefined) return null;
  const due = isKnown(instructedMinutes) ? Math.max(arrivedMinutes, instructedMinutes) : arrivedMinutes;
  const spans = [
    { start: due, end: begins },
    ...(isKnown(workToMinutes) && isKnown(extraFromMinutes) ? [{ start: workToMinutes, end: extraFromMinutes }] : []),
  ];
  return spans.reduce((sum, span) => sum + Math.max(0, span.end - span.start - pausedIn(span, pauses, crew)), 0);
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
  const waits = content.stops.map((stop) => waitingMinutesOf(stop, content.pauses, content) ?? 0);
  return {
    distanceKm: distanceOf(content),
    waitingMinutes: waits.filter((minutes) => minutes >= recordedWaitingMinutes).reduce((sum, one) => sum + one, 0),
    workMinutes: workMinutesOf(content),
    isRefused: content.stops.some(({ confirmation }) => confirmation === 'refused'),
    unusual: content.unusual.length,
  };
}

/** Minutes of a span in which somebody was on duty, and all of those paused. */
function pausedIn({ end, start }: Span, pauses: readonly ReportPause[], { partners, ...first }: ReportCrew): number {
  if (pauses.length === 0) return 0;
  const people = [{ ...first, driverId: null }, ...partners].map(({ driverId, endMinutes, startMinutes }) => ({
    // A start or end that is not known does not limit the duty.
    duty: clipped(
      [{ start, end }],
      isKnown(startMinutes) ? startMinutes : Number.NEGATIVE_INFINITY,
      isKnown(endMinutes) ? endMinutes : Number.POSITIVE_INFINITY,
    ),
    pauses: merged(pauses.filter((pause) => pause.driverId === driverId).flatMap(spanOf)),
  }));
  const onDuty = merged(people.flatMap(({ duty }) => duty));
  const busy = merged(people.flatMap((one) => without(one.duty, one.pauses)));
  return minutesOf(onDuty) - minutesOf(busy);
}

function spanOf({ fromMinutes, toMinutes }: ReportPause): Span[] {
  return isKnown(fromMinutes) && isKnown(toMinutes) ? [{ start: fromMinutes, end: toMinutes }] : [];
}
