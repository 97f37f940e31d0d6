import { dayMinutes } from '../hours/japan-minute.ts';
import { lastNightMinute } from '../night-time.ts';
import type { ReportContent } from './report-content.ts';

/** A run has to end within 144 hours (平成13年国土交通省告示第1365号). */
export const longestRunMinutes = 6 * dayMinutes;

/**
 * What a report can hold. A run at 1:00 is left for before midnight: minutes count from its operation date. One that begins at
 * the end of that day may be over six days later.
 */
export const reportLimits = {
  earliestMinute: -6 * 60,
  latestMinute: longestRunMinutes + dayMinutes - 1,
  weightKg: 999_999,
  pieces: 999_999,
  stops: 100,
  pauses: 60,
} as const;

/**
 * The last minute at which nobody doubts that a run was over: a day after its planned end, and 47:59 at least. Both in minutes
 * from midnight of the operation date.
 */
export function latestBelieved(plannedEnd: number): number {
  return Math.min(Math.max(plannedEnd + dayMinutes, lastNightMinute), reportLimits.latestMinute);
}

type Figures = Record<string, unknown>;

/**
 * Returns what is known of a run without what a report cannot hold, or nobody believes: a moment more than a day after its
 * planned end and days after its operation date (帰庫 pressed on the Monday after), goods beyond all measure. It is missing
 * then, and people say what was. `plannedEnd` is in minutes from midnight of the operation date.
 */
export function withinLimits(content: ReportContent, plannedEnd: number): ReportContent {
  const { pauses, stops } = reportLimits;
  const latest = latestBelieved(plannedEnd);
  const plausible = <Part extends object>(part: Part) => plausiblePart(part, latest);
  return {
    ...plausible(content),
    partners: content.partners.map(plausible),
    stops: content.stops.slice(0, stops).map(plausible),
    pauses: content.pauses.slice(0, pauses).map(plausible),
  };
}

function plausiblePart<Part extends object>(part: Part, latest: number): Part {
  const figures = Object.entries(part).map(([name, value]) => [name, isTooFar(name, value, latest) ? null : value]);
  return Object.fromEntries(figures) as Figures as Part;
}

function isTooFar(name: string, value: unknown, latest: number): boolean {
  if (typeof value !== 'number') return false;
  const { earliestMinute, pieces, weightKg } = reportLimits;
  if (name.endsWith('Minutes')) return value < earliestMinute || value > latest;
  return (name === 'weightKg' && value > weightKg) || (name === 'pieces' && value > pieces);
}
