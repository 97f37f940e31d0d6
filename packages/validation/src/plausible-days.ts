import { type DaySpan, daySpans, edgesOf, liesWithin } from '@haisha/rules/day-span';
import type * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { type FieldError, isDay } from './rule.ts';

/**
 * From where the days of a record are looked at: today in Japan, what it was before, and days that stand elsewhere, now and
 * before.
 */
export type DayView = {
  today: string;
  before?: object | null;
  known?: UncheckedFields | null;
  knownBefore?: UncheckedFields | null;
};

/**
 * Refuses days that cannot be, such as a check-up in years to come, or a licence once another birthday is entered; one that
 * could not be before either is left alone.
 */
export function dayErrors(record: string, draft: UncheckedFields, view: DayView): FieldError[] {
  const { today, before, known, knownBefore = known } = view;
  const fromIn = lookIn(draft, today, known);
  const fromInBefore = lookIn((before ?? {}) as UncheckedFields, today, knownBefore);
  return daysOf(record, draft).flatMap(({ pattern, spans, ...place }) => {
    const broken = brokenSpan(place, spans, 'possible', fromIn);
    const same = before ? daysAt(before, pattern).filter(({ day }) => day === place.day) : [];
    if (!broken || same.some((one) => brokenSpan(one, spans, 'possible', fromInBefore))) return [];
    return [refusal(place.path, broken)];
  });
}

/** Points out days that are odd and may be. */
export function dayWarnings(record: string, draft: UncheckedFields, { today, known }: DayView): FieldError[] {
  const fromIn = lookIn(draft, today, known);
  return daysOf(record, draft).flatMap(({ spans, ...place }) => {
    const broken = brokenSpan(place, spans, 'usual', fromIn);
    if (!broken || brokenSpan(place, spans, 'possible', fromIn)) return [];
    return [remark(place, broken)];
  });
}

/** A form whose days are refused as well where they cannot be. */
export function withDays<Schema extends z.ZodType>(schema: Schema, record: string, view: DayView): Schema {
  if (!daySpans[record]) return schema;
  return schema.check(crossField((draft) => dayErrors(record, draft, view)) as z.core.$ZodCheck<z.output<Schema>>);
}

/** A day where it stands, with the fields of its entry; a month is its first day. */
type Place = { path: string; day: string; text: string; beside: UncheckedFields };

const patterns = Object.fromEntries(
  Object.entries(daySpans).map(([record, days]) => [
    record,
    Object.entries(days).map(([path, spans]) => ({ pattern: path.split('.'), spans })),
  ]),
);

function daysOf(record: string, draft: object) {
  return (patterns[record] ?? []).flatMap(({ pattern, spans }) => {
    const [name = '', ...within] = pattern;
    // Most days of most records are empty, of which there may be many thousand.
    if (within.length === 0 && (draft as UncheckedFields)[name] == null) return [];
    return daysAt(draft, pattern).map((place) => ({ ...place, pattern, spans }));
  });
}

function daysAt(fields: object, [name = '', ...within]: readonly string[], above = ''): Place[] {
  if (name === '*') {
    return Array.isArray(fields)
      ? fields.flatMap((entry, index) => (isObject(entry) ? daysAt(entry, within, `${above}${index}.`) : []))
      : [];
  }
  const value = (fields as UncheckedFields)[name];
  const path = above + name;
  if (within.length > 0) return isObject(value) ? daysAt(value, within, `${path}.`) : [];
  const day = dayOf(value);
  return day === null ? [] : [{ path, day, text: String(value), beside: fields as UncheckedFields }];
}

/** Finds the day from which a span counts: in the entry itself, in its record, or elsewhere. */
type FromIn = (of: string, beside: UncheckedFields) => unknown;

function lookIn(draft: UncheckedFields, today: string, known: DayView['known']): FromIn {
  return (of, beside) => (of === 'today' ? today : (beside[of] ?? draft[of] ?? known?.[of]));
}

/** On which side of a span a day lies, and where the span begins or ends there. */
type Broken = { side: 'early' | 'late'; edge: string };

function brokenSpan(
  { day, text, beside }: Pick<Place, 'day' | 'text' | 'beside'>,
  spans: readonly DaySpan[],
  level: 'possible' | 'usual',
  fromIn: FromIn,
): Broken | null {
  for (const { of, classes, [level]: months } of spans) {
    if (classes && !classes.some((one) => one === beside.licenceClass)) continue;
    const from = dayOf(fromIn(of, beside));
    if (from === null || liesWithin(day, from, months)) continue;
    const { earliest, latest } = edgesOf(from, months);
    const side = day > latest ? 'late' : 'early';
    return { side, edge: slashed(side === 'late' ? latest : earliest).slice(0, text.length) };
  }
  return null;
}

function refusal(path: string, { side, edge }: Broken): FieldError {
  if (side === 'late') return { path, code: 'dayTooLate', params: { latest: edge } };
  return { path, code: 'dayTooEarly', params: { earliest: edge } };
}

function remark({ path, text }: Pick<Place, 'path' | 'text'>, { side, edge }: Broken): FieldError {
  const day = slashed(text);
  if (side === 'late') return { path, code: 'dayUnusuallyLate', params: { day, latest: edge } };
  return { path, code: 'dayUnusuallyEarly', params: { day, earliest: edge } };
}

function slashed(day: string): string {
  return day.replaceAll('-', '/');
}

function dayOf(value: unknown): string | null {
  if (isDay(value)) return value;
  return typeof value === 'string' && isDay(`${value}-01`) ? `${value}-01` : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
