import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { writeTime } from './report-draft.ts';

export type ReportDifference = { path: string; before: string; after: string };

/** Tells in which fields two states of a report differ, as people read them; an added or removed row in each of its fields. */
export function reportDifferencesOf(before: ReportContent, after: ReportContent): ReportDifference[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path) && !path.endsWith('.stopId'))
    .map((path) => ({ path, before: written(path, was.get(path)), after: written(path, is.get(path)) }));
}

function flat(part: object, prefix = ''): Map<string, unknown> {
  const pairs = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    const path = prefix + name;
    if (value !== null && typeof value === 'object') return [...flat(value, `${path}.`)];
    return value === null ? [] : [[path, value]];
  });
  return new Map(pairs);
}

function written(path: string, value: unknown): string {
  if (value === undefined || value === null) return '—';
  return path.endsWith('Minutes') && typeof value === 'number' ? writeTime(value) : String(value);
}
