import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { writeTime } from './report-draft.ts';

/** What stands where there was no value. */
export const nothing = '—';

/** What stood at a path; null for the break of who drove first. */
export type ReportDifference = { path: string; before: string | null; after: string | null };

/** Tells in which fields two states of a report differ, as people read them; an added or removed row in each of its fields. */
export function reportDifferencesOf(before: ReportContent, after: ReportContent): ReportDifference[] {
  const [was, is] = [flat(before), flat(after)];
  const hasPartners = [before, after].some(({ partners }) => partners.length > 0);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path) && !path.endsWith('.stopId'))
    .filter((path) => hasPartners || !path.endsWith('.driverId'))
    .map((path) => ({ path, before: written(path, was.get(path)), after: written(path, is.get(path)) }));
}

function flat(part: object, prefix = ''): Map<string, unknown> {
  const pairs = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    const path = prefix + name;
    if (value !== null && typeof value === 'object') return [...flat(value, `${path}.`)];
    return value === null && name !== 'driverId' ? [] : [[path, value]];
  });
  return new Map(pairs);
}

function written(path: string, value: unknown): string | null {
  if (value === undefined) return nothing;
  if (value === null) return null;
  return path.endsWith('Minutes') && typeof value === 'number' ? writeTime(value) : String(value);
}
