import './zod-config.ts';
import { readDay } from '@haisha/rules/day';
import { readMonth } from '@haisha/rules/month';
import * as z from 'zod';
import {
  character,
  choose,
  dayRule,
  decimals,
  distinct,
  emailRule,
  integerRule,
  isEmpty,
  max as maxRule,
  maxValue,
  min as minRule,
  minValue,
  monthRule,
  numeric,
  type Rule,
  regex,
  urlRule,
  yearRule,
} from './rule.ts';

/** A field that parses its own output without a change. */
export type Field<T> = z.ZodType<T, T>;
/** A field that may be left out or empty and is then `null`. */
export type OptionalField<T> = z.ZodDefault<z.ZodType<T | null, T | null>>;

/** What OpenAPI states about a field: our rules are functions, which it cannot read. */
type Documented = { minLength?: number; maxLength?: number; pattern?: string; format?: string };

const longestNote = 2000;
const codeCharacter = /^[0-9A-Za-z_-]$/;
const inHouseCharacter = /^[0-9A-Za-z_\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー-]$/u;
const timePattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/** Converts rules to one zod check; the issue's message is the code, so that the words are made in one place. */
export function rules<T>(...all: Rule<T>[]): z.core.$ZodCheck<T> {
  return z.check<T>((payload) => {
    for (const rule of all) {
      const failure = rule(payload.value);
      if (!failure) continue;
      // `continue` also runs the rules between fields: the type of this value is right.
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: failure.code,
        params: failure.params,
        continue: true,
      });
      return;
    }
  });
}

/** Makes a field optional: left out, null and blank become null. */
export function optional<T>(field: Field<T>): OptionalField<T> {
  const nullable = z.preprocess((value) => (isEmpty(value) ? null : value), z.nullable(field));
  return (nullable as unknown as z.ZodType<T | null, T | null>).default(null);
}

/** One line of text, trimmed, with characters composed as people see them (NFC). */
export function text(options: { min?: number; max: number }, ...extra: Rule<string>[]): Field<string> {
  const lengthRules = options.min === undefined ? [maxRule(options.max)] : [minRule(options.min), maxRule(options.max)];
  const documented = { minLength: options.min ?? 1, maxLength: options.max };
  return cleanText((value) => oneLine(value).normalize('NFC').trim(), [...lengthRules, ...extra], documented);
}

/** Free text of several lines. */
export function note(): Field<string> {
  const documented = { minLength: 1, maxLength: longestNote };
  return cleanText((value) => value.normalize('NFC').trim(), [maxRule(longestNote)], documented);
}

/**
 * Text after a clean-up of its own, checked by rules; `documented` adds them to the API's documentation as JSON Schema
 * keywords.
 */
export function cleanText(
  clean: (value: string) => string,
  checks: Rule<string>[],
  documented: Documented = {},
): Field<string> {
  const schema = z
    .string({ error: typeError('invalid') })
    .check(rules(...checks))
    .meta(documented);
  return before((value) => (typeof value === 'string' ? blankToNull(clean(printable(value))) : value), schema);
}

/** A code for people: 1–20 of 0-9 A-Z a-z - _, stored as text so that leading zeros stay. */
export function code(): Field<string> {
  const documented = { pattern: '^[0-9A-Za-z_-]{1,20}$' };
  return cleanText((value) => value.normalize('NFKC').trim(), [character(codeCharacter), maxRule(20)], documented);
}

/** A number that a company gives its own things, such as 1号車: a code that may hold kanji and kana. */
export function inHouseNumber(): Field<string> {
  const documented = { minLength: 1, maxLength: 20 };
  return cleanText((value) => value.normalize('NFKC').trim(), [character(inHouseCharacter), maxRule(20)], documented);
}

/** Digits only, as text; Arabic-Indic digits become ASCII. */
export function digits(options: { min?: number; max: number }): Field<string> {
  return cleanText(
    (value) => asciiDigits(value.normalize('NFKC').trim()),
    [numeric, ...(options.min ? [minRule(options.min)] : []), maxRule(options.max)],
    { pattern: `^[0-9]{${options.min ?? 1},${options.max}}$` },
  );
}

/** An e-mail address. */
export function email(): Field<string> {
  return cleanText((value) => value.normalize('NFKC').trim(), [emailRule], { format: 'email' });
}

/** An absolute web address. */
export function url(): Field<string> {
  return cleanText((value) => value.trim(), [urlRule, maxRule(2000)], { format: 'uri' });
}

/** A whole number; text such as "1,200" or "１２００" is accepted. */
export function integer(options: { min: number; max: number }, ...extra: Rule<number>[]): Field<number> {
  const schema = z
    .number({ error: typeError('integer') })
    .check(rules(integerRule, minValue(options.min), maxValue(options.max), ...extra))
    .meta({ type: 'integer', minimum: options.min, maximum: options.max });
  return before(readNumber, schema);
}

/** A number with at most `places` decimals. */
export function decimal(
  options: { min: number; max: number; places: number },
  ...extra: Rule<number>[]
): Field<number> {
  const schema = z
    .number({ error: typeError('number') })
    .check(rules(decimals(options.places), minValue(options.min), maxValue(options.max), ...extra))
    .meta({ minimum: options.min, maximum: options.max });
  return before(readNumber, schema);
}

/** A day, YYYY-MM-DD on the wire; other notations, also of the Japanese calendar, are converted. */
export function date(): Field<string> {
  return cleanText(readDate, [dayRule, yearRule], { format: 'date' });
}

/** A month, YYYY-MM on the wire; other notations, also of the Japanese calendar, are converted. */
export function month(): Field<string> {
  return cleanText(readMonthText, [monthRule, yearRule], { pattern: '^[0-9]{4}-(?:0[1-9]|1[0-2])$' });
}

/** A time of day, HH:MM. */
export function timeOfDay(): Field<string> {
  return cleanText(
    (value) =>
      value
        .normalize('NFKC')
        .trim()
        .replace(/^(\d):/, '0$1:'),
    [regex(timePattern, 'time')],
    { pattern: timePattern.source },
  );
}

/** One value of a closed list. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T): Field<T[number]> {
  const schema = z.enum(values, { error: typeError('choose') });
  return before(blankToNull, schema) as unknown as Field<T[number]>;
}

/** One or more values of a closed list, each once. */
export function someOf<const T extends readonly [string, ...string[]]>(values: T): Field<T[number][]> {
  const schema = z.array(z.enum(values, { error: typeError('choose') })).check(rules(choose, distinct));
  return schema as unknown as Field<T[number][]>;
}

/** The id of another row. */
export function reference(): Field<string> {
  return before(blankToNull, z.uuid({ error: typeError('chooseRecord') }));
}

/** Yes or no; no when left out. */
export function flag(): z.ZodDefault<z.ZodType<boolean, boolean>> {
  return (z.boolean({ error: typeError('invalid') }) as z.ZodType<boolean, boolean>).default(false);
}

/** Characters without a look of their own that turn the order of others or hide between them. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Removes control characters and halves of characters, which PostgreSQL (NUL, a lone surrogate in JSON) or a reader could
 * not accept, and what nobody sees but may read otherwise than it stands; lines end as in Unix.
 */
export function printable(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replaceAll(unseen, '');
}

/** Line breaks and tabs of a pasted text become spaces. */
export function oneLine(value: string): string {
  return value.replaceAll(/[\n\t]+/g, ' ');
}

function asciiDigits(value: string): string {
  const areArabicIndic = /^[\u0660-\u0669]+$/.test(value);
  return areArabicIndic ? value.replaceAll(/./g, (digit) => String(digit.charCodeAt(0) - 0x0660)) : value;
}

function before<T>(read: (value: unknown) => unknown, schema: z.ZodType<T>): Field<T> {
  return z.preprocess(read, schema) as unknown as Field<T>;
}

function typeError(code: string): (issue: { input?: unknown }) => string {
  return (issue) => (isEmpty(issue.input) ? 'required' : code);
}

function blankToNull(value: unknown): unknown {
  return isEmpty(value) ? null : value;
}

function readDate(value: string): string {
  const reading = readDay(value);
  return 'day' in reading ? reading.day : value.trim();
}

function readMonthText(value: string): string {
  const reading = readMonth(value);
  return 'month' in reading ? reading.month : value.trim();
}

/** Commas part thousands: `32,5` may be meant as 32.5, so it is no number. */
const wholeNumber = /^-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?$/;

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = value.normalize('NFKC').trim();
  if (plain === '') return null;
  return wholeNumber.test(plain) ? Number(plain.replaceAll(',', '')) : value;
}
