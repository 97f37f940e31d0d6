import type { Finding, FindingCode } from '../hours/finding.ts';
import type { RunFinding } from './run-finding.ts';

/** The number of the check of each finding of the hours engine, by how its code begins. */
const checks: readonly [RegExp, number][] = [
  [/^(rest|splitRest|threePieces)/, 11],
  [/^(day|twoCrew|alternate|longDays|event|break)/, 12],
  [/Overtime/, 15],
  [/^(month|year)/, 13],
  [/Driving|shortStops/i, 14],
  [/[hH]oliday/, 16],
];

/** What is counted in times, days or months; everything else is minutes. */
const counted: readonly FindingCode[] = [
  'longDays',
  'longDaysInRow',
  'weekWithoutHoliday',
  'holidayWorkTooOften',
  'alternateTooOften',
  'splitRestTooOften',
  'threePiecesInRow',
  'shortStopsInRow',
  'monthsOverTooMany',
  'monthsOverInRow',
];

/** Checks 11 to 16: findings of the hours engine in the form that is kept with a run. */
export function hoursFindings(driverId: string, findings: readonly Finding[]): RunFinding[] {
  return findings.map(({ actual, article, code, day, level, limit, wayOut, ...rest }) => ({
    check: checkOf(code),
    level,
    code,
    params: { driverId, day, ...figures(code, actual, limit), ...(rest.case && { case: rest.case }) },
    article,
    ...(wayOut && { wayOut }),
  }));
}

function checkOf(code: FindingCode): number {
  return checks.find(([pattern]) => pattern.test(code))?.[1] ?? 12;
}

function figures(code: FindingCode, actual: number, limit: number): Record<string, number> {
  return counted.includes(code) ? { count: actual, most: limit } : { actual, limit };
}
