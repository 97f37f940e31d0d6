import type { ReportContent, ReportFacts, ReportStop } from './report-content.ts';
import {
  isKnown,
  recordedWaitingMinutes,
  recordedWorkMinutes,
  waitingMinutesOf,
  workMinutesOf,
} from './report-figures.ts';
import { type ReportFinding, reportFinding } from './report-finding.ts';

/** The times of a stop in the order in which they follow each other. */
const timesInOrder = [
  'arrivedMinutes',
  'workFromMinutes',
  'workToMinutes',
  'extraFromMinutes',
  'extraToMinutes',
  'departedMinutes',
] as const;

/** Checks the places on the way: their times, waiting, work with the shipper's confirmation, and the load. */
export function checkStops(content: ReportContent, { needsLoadState }: ReportFacts): ReportFinding[] {
  const isWorkRecorded = !content.isWorkInContract || workMinutesOf(content) >= recordedWorkMinutes;
  let left = Number.NEGATIVE_INFINITY;
  return content.stops.flatMap((stop, index) => {
    const at = `stops.${index}`;
    const findings = [
      ...(stop.placeName === null ? [reportFinding('required', `${at}.placeName`)] : []),
      ...order(stop, at, left),
      ...waiting(stop, at, content),
      ...work(stop, at, isWorkRecorded),
      ...(needsLoadState && stop.kind !== 'unload' && stop.weightKg === null && stop.pieces === null
        ? [reportFinding('loadState', `${at}.weightKg`)]
        : []),
    ];
    left = Math.max(left, ...timesInOrder.map((name) => stop[name]).filter(isKnown));
    return findings;
  });
}

/** Nobody is at two places, or leaves before the work is done. */
function order(stop: ReportStop, at: string, left: number): ReportFinding[] {
  let last = left;
  for (const name of timesInOrder) {
    const value = stop[name];
    if (!isKnown(value)) continue;
    if (value < last) return [reportFinding('order', `${at}.${name}`)];
    last = value;
  }
  return [];
}

/** 荷主の都合による30分以上の待機: 到着, 積込み・取卸しの開始・終了, 出発 (the instructed time where there was one). */
function waiting(stop: ReportStop, at: string, content: ReportContent): ReportFinding[] {
  const minutes = waitingMinutesOf(stop, content.pauses, content);
  if (minutes === null || minutes < recordedWaitingMinutes) return [];
  return (['workFromMinutes', 'workToMinutes', 'departedMinutes'] as const)
    .filter((name) => stop[name] === null)
    .map((name) => reportFinding('waiting', `${at}.${name}`, { minutes }));
}

/** 荷役作業・附帯業務: 開始・終了, 内容, 荷主の確認の有無. */
function work(stop: ReportStop, at: string, isRecorded: boolean): ReportFinding[] {
  const { confirmation, extraFromMinutes, extraText, extraToMinutes, hasHandling } = stop;
  const hasExtra = extraFromMinutes !== null || extraToMinutes !== null || extraText !== null;
  const missing = (names: readonly (keyof ReportStop)[]) =>
    names.filter((name) => stop[name] === null).map((name) => reportFinding('workTimes', `${at}.${name}`));
  const isHalf = (stop.workFromMinutes === null) !== (stop.workToMinutes === null);
  return [
    ...((hasHandling && isRecorded) || isHalf ? missing(['workFromMinutes', 'workToMinutes']) : []),
    ...(hasExtra ? missing(['extraFromMinutes', 'extraToMinutes']) : []),
    ...(hasExtra && extraText === null ? [reportFinding('extraText', `${at}.extraText`)] : []),
    ...((hasHandling || hasExtra) && isRecorded && confirmation === null
      ? [reportFinding('confirmation', `${at}.confirmation`)]
      : []),
  ];
}
