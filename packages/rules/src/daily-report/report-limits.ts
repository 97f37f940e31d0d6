import { lastNightMinute } from '../night-time.ts';
import type { ReportContent } from './report-content.ts';

/** What a report can hold. A run at 1:00 is left for before midnight: minutes count from its operation date. */
export const reportLimits = {
  earliestMinute: -6 * 60,
  latestMinute: lastNightMinute,
  weightKg: 999_999,
  pieces: 999_999,
  stops: 100,
  pauses: 60,
} as const;

type Figures = Record<string, unknown>;

/**
 * Returns what is known of a run without what a report cannot hold: a moment days after its operation date (帰庫 pressed
 * on the Monday after), goods beyond all measure. It is missing then, and people say what was.
 */
export function withinLimits(content: ReportContent): ReportContent {
  const { pauses, stops } = reportLimits;
  return {
    ...plausible(content),
    partners: content.partners.map(plausible),
    stops: content.stops.slice(0, stops).map(plausible),
    pauses: content.pauses.slice(0, pauses).map(plausible),
  };
}

function plausible<Part extends object>(part: Part): Part {
  const figures = Object.entries(part).map(([name, value]) => [name, isTooFar(name, value) ? null : value]);
  return Object.fromEntries(figures) as Figures as Part;
}

function isTooFar(name: string, value: unknown): boolean {
  if (typeof value !== 'number') return false;
  const { earliestMinute, latestMinute, pieces, weightKg } = reportLimits;
  if (name.endsWith('Minutes')) return value < earliestMinute || value > latestMinute;
  return (name === 'weightKg' && value > weightKg) || (name === 'pieces' && value > pieces);
}
