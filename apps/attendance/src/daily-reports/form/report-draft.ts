import type { ReportContent, ReportStop } from '@haisha/rules/daily-report/report-content';
import { reportLimits } from '@haisha/rules/daily-report/report-limits';
import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';

type Value = string | number | boolean | null;
export type ReportList = 'stops' | 'pauses' | 'reliefs' | 'unusual';

const emptyStop: ReportStop = {
  ...{ stopId: null, placeName: null, kind: 'unload', instructedMinutes: null, arrivedMinutes: null },
  ...{ workFromMinutes: null, workToMinutes: null, extraFromMinutes: null, extraToMinutes: null },
  ...{ departedMinutes: null, hasHandling: false, extraText: null, confirmation: null, weightKg: null, pieces: null },
};

/** What is added to a list. */
const emptyRows = {
  stops: emptyStop,
  pauses: { kind: 'break', driverId: null, placeName: null, fromMinutes: null, toMinutes: null },
  reliefs: { placeName: null, atMinutes: null, driverName: null },
  unusual: { kind: 'delay', atMinutes: null, text: null, cause: null },
} as const satisfies { [List in ReportList]: ReportContent[List][number] };

/** Returns what stands at a path, such as `stops.2.arrivedMinutes`; undefined where there is nothing. */
export function valueAt(content: ReportContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], content);
}

/** Returns the content with another value at a path. */
export function withValue(content: ReportContent, path: string, value: Value): ReportContent {
  return put(content, path.split('.'), value) as ReportContent;
}

function put(part: unknown, [name = '', ...rest]: readonly string[], value: Value): unknown {
  const next = rest.length === 0 ? value : put((part as Record<string, unknown>)[name], rest, value);
  return Array.isArray(part) ? part.with(Number(name), next) : { ...(part as object), [name]: next };
}

/** Returns the content with an empty row at the end of a list. */
export function withRow(content: ReportContent, list: ReportList): ReportContent {
  return { ...content, [list]: [...content[list], emptyRows[list]] };
}

/** Returns the content without a row of a list. */
export function withoutRow(content: ReportContent, list: ReportList, index: number): ReportContent {
  return { ...content, [list]: content[list].filter((_, place) => place !== index) };
}

/** Says of every place where work was done that the shipper confirmed it, but where somebody said something else. */
export function allConfirmed(content: ReportContent): ReportContent {
  return {
    ...content,
    stops: content.stops.map((stop) =>
      stop.hasHandling || stop.extraText !== null
        ? { ...stop, confirmation: stop.confirmation ?? ('confirmed' as const) }
        : stop,
    ),
  };
}

/** Reads a time as it is typed: null for nothing, NaN for what is none. */
export function readTime(text: string): number | null {
  return text.trim() === '' ? null : (parseNightTime(text, reportLimits.latestMinute) ?? Number.NaN);
}

/** Writes a time for a field; one before midnight of the operation date is kept, and cannot be typed. */
export function writeTime(minutes: number | null): string {
  if (minutes === null || Number.isNaN(minutes)) return '';
  return minutes < 0 ? `-${formatNightTime(-minutes)}` : formatNightTime(minutes);
}

/** Reads a figure as it is typed, 48,306 and ４８３０６ as well. */
export function readFigure(text: string, places: number): number | null {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim();
  if (plain === '') return null;
  const pattern = places === 0 ? /^\d{1,7}$/ : new RegExp(`^\\d{1,7}(?:\\.\\d{1,${places}})?$`);
  return pattern.test(plain) ? Number(plain) : Number.NaN;
}

export function writeFigure(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
