import { isRealDay, readDay } from '@haisha/rules/day';
import { lacksDay, readMonth } from '@haisha/rules/month';

/** Why a value is refused: a code with a message in `messages/*.json`, and the values in that message. */
export type RuleFailure = { code: string; params?: Record<string, string | number> };

/** A pure check of one value: `null` means that it passes. Every rule except `required` accepts an empty value. */
export type Rule<T> = (value: T) => RuleFailure | null;

/** A failure at a path of a form or body, written with dots (`plate.kana`, `zones.0.minCelsius`). */
export type FieldError = { path: string; code: string; params?: Record<string, string | number> };

/** The last part of the host has two characters or more and begins with a letter, so that an IP address is no host. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** The years between which days of records lie. */
const [earliestYear, latestYear] = ['1900', '2199'];

/** Returns true for the value of an empty field: null, undefined, blank text, an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Refuses an empty value. */
export function required(value: unknown): RuleFailure | null {
  return isEmpty(value) ? { code: 'required' } : null;
}

/** Refuses text that is not an e-mail address. */
export function emailRule(value: string): RuleFailure | null {
  return isEmpty(value) || (value.length <= 254 && emailPattern.test(value)) ? null : { code: 'email' };
}

/** Refuses fewer characters than `min`, and says how many there are now; a character outside the basic plane (𠮷) counts once. */
export function min(min: number): Rule<string> {
  return (value) => {
    if (isEmpty(value)) return null;
    const now = characters(value);
    return now >= min ? null : { code: 'min', params: { min, now } };
  };
}

/** Refuses more characters than `max`. */
export function max(max: number): Rule<string> {
  return (value) => {
    if (isEmpty(value)) return null;
    const now = characters(value);
    return now <= max ? null : { code: 'max', params: { max, now } };
  };
}

/** Refuses text of another length than exactly `length` characters. */
export function length(length: number): Rule<string> {
  return (value) => {
    if (isEmpty(value)) return null;
    const now = characters(value);
    return now === length ? null : { code: 'length', params: { length, now } };
  };
}

/** Refuses anything but all ASCII digits or all Arabic-Indic digits; a mixture is refused. */
export function numeric(value: string): RuleFailure | null {
  return isEmpty(value) || /^(?:[0-9]+|[\u0660-\u0669]+)$/.test(value) ? null : { code: 'numeric' };
}

/** Refuses anything but a whole number, as a number or as text. */
export function integerRule(value: string | number): RuleFailure | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : { code: 'integer' };
  return isEmpty(value) || /^-?[0-9]+$/.test(value) ? null : { code: 'integer' };
}

/** Refuses anything but upper-case Latin letters. */
export function uppercase(value: string): RuleFailure | null {
  return isEmpty(value) || /^[A-Z]+$/.test(value) ? null : { code: 'uppercase' };
}

/** Refuses text that does not match; a code may be more specific than `regex`. */
export function regex(pattern: RegExp, code = 'regex'): Rule<string> {
  return (value) => (isEmpty(value) || value.search(pattern) !== -1 ? null : { code });
}

/** Refuses anything but an absolute http or https address. */
export function urlRule(value: string): RuleFailure | null {
  if (isEmpty(value)) return null;
  const parsed = URL.parse(value);
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  return isWeb && parsed.hostname !== '' && !/\s/.test(value) ? null : { code: 'url' };
}

/** Refuses the first character outside the allowed class, which is a pattern of one character. */
export function character(allowed: RegExp): Rule<string> {
  return (value) => {
    const refused = Array.from(value).find((one) => one.search(allowed) === -1);
    return refused === undefined ? null : { code: 'character', params: { character: refused } };
  };
}

/** Refuses an empty choice. */
export function choose(values: readonly unknown[]): RuleFailure | null {
  return values.length > 0 ? null : { code: 'choose' };
}

/** Refuses a value that is chosen twice. */
export function distinct(values: readonly unknown[]): RuleFailure | null {
  return new Set(values).size === values.length ? null : { code: 'duplicate' };
}

/** Refuses anything but an existing day written YYYY/MM/DD. */
export function dateFormat(value: string): RuleFailure | null {
  if (isEmpty(value)) return null;
  const match = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(value);
  return match && isDay(`${match[1]}-${match[2]}-${match[3]}`) ? null : { code: 'date_format' };
}

/**
 * Refuses text that is no day in any common notation; distinguishes unreadable text from a month without its day, and
 * from a day that does not exist or is before its era.
 */
export function dayRule(value: string): RuleFailure | null {
  if (isEmpty(value) || isDay(value)) return null;
  const reading = readDay(value);
  if ('day' in reading) return null;
  if (lacksDay(value)) return { code: 'date.lacksDay', params: { text: value } };
  if (reading.refused === 'unreadable') return { code: 'date.unreadable' };
  const { refused, ...params } = reading;
  if (refused === 'noLeapYear') return { code: 'date.noLeapYear', params };
  return refused === 'noSuchDay' ? { code: 'date.noSuchDay', params } : { code: 'date.beforeEra', params };
}

/**
 * Refuses text that is no month in any common notation; distinguishes unreadable text from a month that does not exist
 * or is before its era.
 */
export function monthRule(value: string): RuleFailure | null {
  if (isEmpty(value)) return null;
  const reading = readMonth(value);
  if ('month' in reading) return null;
  if (reading.refused === 'unreadable') return { code: 'month.unreadable' };
  const { refused, ...params } = reading;
  return refused === 'noSuchMonth' ? { code: 'month.noSuchMonth', params } : { code: 'month.beforeEra', params };
}

/** Refuses a day or month, YYYY-MM(-DD), of a year that no record of a company has: a mistyped year, or 9999 for "no end". */
export function yearRule(value: string): RuleFailure | null {
  if (!/^[0-9]{4}-/.test(value)) return null;
  const year = value.slice(0, 4);
  if (year < earliestYear) return { code: 'earlyYear', params: { year, earliest: earliestYear } };
  return year <= latestYear ? null : { code: 'year', params: { year, earliest: earliestYear, latest: latestYear } };
}

/** Refuses a number below `min`. */
export function minValue(min: number): Rule<number> {
  return (value) => (value >= min ? null : { code: 'minValue', params: { min } });
}

/** Refuses a number above `max`. */
export function maxValue(max: number): Rule<number> {
  return (value) => (value <= max ? null : { code: 'maxValue', params: { max } });
}

/** Refuses more decimals than `places`. */
export function decimals(places: number): Rule<number> {
  return (value) =>
    Number.isFinite(value) && Number(value.toFixed(places)) === value ? null : { code: 'decimals', params: { places } };
}

function characters(value: string): number {
  return Array.from(value).length;
}

/** Returns true for an existing day written YYYY-MM-DD; rules between dates ask this before they compare. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  return isRealDay(Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8)));
}
