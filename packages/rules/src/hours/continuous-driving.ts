import type { HoursParameters } from './parameters.ts';
import type { Shift } from './shift.ts';
import { minutesWithin, type Span } from './span.ts';

export type ContinuousDriving = {
  /** The longest stretch of driving that stops do not break. */
  longest: number;
  /** Stretches over their limit; `stopBy` is the minute at which driving had to stop. */
  over: { minutes: number; limit: number; stopBy: number }[];
  /** Stretches that only full parkings make lawful. */
  extended: { minutes: number; limit: number }[];
  /** Short stops that follow too many others in a row, and so do not count. */
  shortStops: number;
};

/**
 * Returns continuous driving (第4条第1項第7号, 第8号): a stretch ends when the stops within it, each of about ten minutes,
 * add up to half an hour. The time of `takenOff` does not count.
 */
export function continuousDriving(shift: Shift, takenOff: readonly Span[]): ContinuousDriving {
  const { parameters } = shift.row;
  const result: ContinuousDriving = { longest: 0, over: [], extended: [], shortStops: 0 };
  const stops: Stops = { minutes: 0, short: 0 };
  let stretch: Span[] = [];
  let end: number | null = null;
  for (const drive of shift.driving) {
    if (end !== null) result.shortStops += addStop(stops, drive.start - end, parameters);
    end = drive.end;
    if (stops.minutes >= parameters.driving.stopTotal) {
      judge(shift, stretch, takenOff, result);
      stretch = [];
      stops.minutes = 0;
    }
    stretch.push(drive);
  }
  judge(shift, stretch, takenOff, result);
  return result;
}

/** Counted stops of a stretch, and how many short ones came last. */
type Stops = { minutes: number; short: number };

/**
 * Adds a stop and returns 1 when it is a short one too many in a row, which does not count. Under the shortest piece it is
 * neither stop nor driving.
 */
function addStop(stops: Stops, minutes: number, { driving, readings }: HoursParameters): 0 | 1 {
  if (minutes < readings.shortestStopMinutes) return 0;
  stops.short = minutes < driving.stopPiece ? stops.short + 1 : 0;
  if (stops.short > driving.shortStopsInRow) return 1;
  stops.minutes += minutes;
  return 0;
}

function judge(shift: Shift, stretch: readonly Span[], takenOff: readonly Span[], result: ContinuousDriving): void {
  const { continuous, extension } = shift.row.parameters.driving;
  let minutes = 0;
  for (const drive of stretch) minutes += drivenIn(drive, takenOff);
  result.longest = Math.max(result.longest, minutes);
  if (minutes <= continuous) return;
  const isExtended = shift.state === 'actual' && shift.fullParkings.some((at) => isWithin(at, stretch));
  const limit = isExtended ? continuous + extension : continuous;
  if (minutes <= limit) result.extended.push({ minutes, limit: continuous });
  else result.over.push({ minutes, limit, stopBy: reachedAt(stretch, takenOff, limit) });
}

function drivenIn({ start, end }: Span, takenOff: readonly Span[]): number {
  return end - start - minutesWithin(takenOff, start, end);
}

function isWithin(minute: number, stretch: readonly Span[]): boolean {
  const end = stretch.at(-1)?.end ?? 0;
  return (stretch[0]?.start ?? 0) <= minute && minute <= end;
}

function reachedAt(stretch: readonly Span[], takenOff: readonly Span[], limit: number): number {
  let left = limit;
  for (const drive of stretch) {
    const driven = drivenIn(drive, takenOff);
    if (driven >= left) return minuteAfter(drive, takenOff, left);
    left -= driven;
  }
  return stretch.at(-1)?.end ?? 0;
}

/** Returns the minute of a piece of driving after which so many minutes have counted. */
function minuteAfter({ start }: Span, takenOff: readonly Span[], minutes: number): number {
  let at = start + minutes;
  for (const event of takenOff) {
    if (event.end > start && event.start < at) at += event.end - Math.max(event.start, start);
  }
  return at;
}
