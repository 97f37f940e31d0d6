import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  character,
  choose,
  dateFormat,
  dayRule,
  decimals,
  emailRule,
  integerRule,
  isDay,
  isEmpty,
  length,
  max,
  maxValue,
  min,
  minValue,
  numeric,
  regex,
  required,
  uppercase,
  urlRule,
  yearRule,
} from './rule.ts';

const code = (failure: { code: string } | null) => failure?.code ?? null;

describe('an empty value', () => {
  test.each([undefined, null, '', ' ', '　', []])('%j is empty, and required refuses it', (value) => {
    expect(isEmpty(value)).toBe(true);
    expect(code(required(value))).toBe('required');
  });

  test.each([0, false, 'a', ['a'], {}])('%j is not empty', (value) => {
    expect(isEmpty(value)).toBe(false);
    expect(required(value)).toBeNull();
  });

  test.each([
    ['email', emailRule],
    ['min', min(3)],
    ['max', max(3)],
    ['length', length(3)],
    ['numeric', numeric],
    ['integer', integerRule],
    ['uppercase', uppercase],
    ['regex', regex(/^a$/)],
    ['url', urlRule],
    ['date_format', dateFormat],
    ['day', dayRule],
  ])('%s accepts it', (_name, rule) => {
    for (const value of ['', ' ', '　', null, undefined]) expect(rule(value as string)).toBeNull();
  });
});

describe('email', () => {
  test.each([
    ['a@b.jp', null],
    ['first.last+tag@mail.example.co.jp', null],
    ["o'neil@example.jp", null],
    ['a@1.example.jp', null],
    ['a@example.xn--q9jyb4c', null],
    ['a', 'email'],
    ['@b.jp', 'email'],
    ['a@b', 'email'],
    ['a@b.c', 'email'],
    ['a@b.1', 'email'],
    ['a@b.jp.', 'email'],
    ['a@localhost', 'email'],
    ['a@127.0.0.1', 'email'],
    ['a@[127.0.0.1]', 'email'],
    ['a@::1', 'email'],
    ['<a@b.jp>', 'email'],
    ['Name <a@b.jp>', 'email'],
    ['mailto:a@b.jp', 'email'],
    ['a@b.jp,c@d.jp', 'email'],
    ['a b@c.jp', 'email'],
    ['a@b..jp', 'email'],
    ['a@-b.jp', 'email'],
    ['a@b.jp-', 'email'],
    ['あ@b.jp', 'email'],
    [`${'a'.repeat(250)}@b.jp`, 'email'],
  ])('of %s is %s', (value, expected) => expect(code(emailRule(value))).toBe(expected));
});

describe('lengths', () => {
  test.each([
    ['ab', 'min'],
    ['abc', null],
  ])('min of 3 on %s is %s', (value, expected) => expect(code(min(3)(value))).toBe(expected));

  test.each([
    ['abc', null],
    ['abcd', 'max'],
  ])('max of 3 on %s is %s', (value, expected) => expect(code(max(3)(value))).toBe(expected));

  test.each([
    ['ab', 'length'],
    ['abc', null],
    ['abcd', 'length'],
  ])('length of 3 on %s is %s', (value, expected) => expect(code(length(3)(value))).toBe(expected));

  test('counts a character outside the basic plane as one', () => {
    expect(max(3)('𠮷野家')).toBeNull();
    expect(code(min(4)('𠮷野家'))).toBe('min');
  });

  test('names the limit, and how many characters there are now', () => {
    expect(min(3)('a')).toEqual({ code: 'min', params: { min: 3, now: 1 } });
    expect(max(1)('a𠮷')).toEqual({ code: 'max', params: { max: 1, now: 2 } });
    expect(length(3)('ab')).toEqual({ code: 'length', params: { length: 3, now: 2 } });
  });
});

describe('numeric', () => {
  test.each(['0', '007', '٠١٢٣'])('accepts %s', (value) => expect(numeric(value)).toBeNull());

  test.each(['1٢', '１２', '1.5', '-1', '1 2', '۱۲', 'a'])('refuses %s', (value) => {
    expect(code(numeric(value))).toBe('numeric');
  });
});

describe('integer', () => {
  test.each(['0', '-12', '007', 12, -3])('accepts %j', (value) => expect(integerRule(value)).toBeNull());

  test.each(['1.0', '1e3', '+1', 1.5, Number.NaN, 2 ** 53])('refuses %j', (value) => {
    expect(code(integerRule(value))).toBe('integer');
  });
});

test.each([
  ['ABC', null],
  ['Abc', 'uppercase'],
  ['A1', 'uppercase'],
  ['ＡＢ', 'uppercase'],
])('uppercase on %s is %s', (value, expected) => expect(code(uppercase(value))).toBe(expected));

test('regex reports the given code', () => {
  expect(code(regex(/^a$/)('b'))).toBe('regex');
  expect(code(regex(/^a$/, 'colour')('b'))).toBe('colour');
  const global = regex(/a/g);
  expect([global('a'), global('a'), global('a')]).toEqual([null, null, null]);
});

describe('url', () => {
  test.each(['https://example.jp', 'http://例え.jp/道?x=1#y'])('accepts %s', (value) =>
    expect(urlRule(value)).toBeNull(),
  );

  test.each(['example.jp', 'ftp://example.jp', 'javascript:alert(1)', 'https://', 'https://a b.jp'])(
    'refuses %s',
    (value) => expect(code(urlRule(value))).toBe('url'),
  );
});

describe('date_format', () => {
  test.each(['2026/11/21', '2028/02/29', '0001/01/01'])('accepts %s', (value) => {
    expect(dateFormat(value)).toBeNull();
  });

  test.each([
    '2026/02/29',
    '2026/04/31',
    '2026/13/01',
    '2026/00/10',
    '0000/01/01',
    '2026/1/1',
    '26/11/21',
    '2026/11/21 ',
    '2026.11.21',
  ])('refuses %s', (value) => {
    expect(code(dateFormat(value))).toBe('date_format');
  });

  test('accepts slashes only', () => expect(code(dateFormat('2026-11-21'))).toBe('date_format'));

  test('accepts every existing day', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    void fc.assert(fc.property(days, (day) => isDay(day.toISOString().slice(0, 10))));
  });

  test('distinguishes a day from any other value', () => {
    for (const value of [null, undefined, 20261121, new Date(0), 'x']) expect(isDay(value)).toBe(false);
  });
});

describe('day', () => {
  test.each(['', '2026-11-21', '2026/11/21', '20261121', 'R8.11.21'])('accepts %j', (value) => {
    expect(dayRule(value)).toBeNull();
  });

  test.each([
    ['soon', { code: 'date.unreadable' }],
    ['202604', { code: 'date.unreadable' }],
    ['2026年4月', { code: 'date.lacksDay', params: { text: '2026年4月' } }],
    ['2026/4', { code: 'date.lacksDay', params: { text: '2026/4' } }],
    ['Ｒ８．４', { code: 'date.lacksDay', params: { text: 'Ｒ８．４' } }],
    ['2026/02/30', { code: 'date.noSuchDay', params: { written: '2026/02/30' } }],
    ['R8.2.30', { code: 'date.noSuchDay', params: { written: 'R8.2.30' } }],
    ['R1.4.30', { code: 'date.beforeEra', params: { written: 'R1.4.30', era: 'R', start: '2019/05/01' } }],
  ])('reports why it refuses %s', (value, failure) => expect(dayRule(value)).toEqual(failure));
});

test.each([
  ['1899-12-31', '1899'],
  ['1900-01-01', null],
  ['2199-12-31', null],
  ['2200-01-01', '2200'],
  ['9999-12-31', '9999'],
  ['0226-11', '0226'],
  ['2026-02', null],
  ['soon', null],
  ['', null],
])('the year of %s is refused as %s', (value, year) => {
  const late = { code: 'year', params: { year, earliest: '1900', latest: '2199' } };
  const early = { code: 'earlyYear', params: { year, earliest: '1900' } };
  const failure = year !== null && year < '1900' ? early : late;
  expect(yearRule(value)).toEqual(year === null ? null : failure);
});

test('character names the first forbidden one', () => {
  expect(character(/^[a-z]$/)('abc')).toBeNull();
  expect(character(/^[a-z]$/)('a𠮷é')).toEqual({ code: 'character', params: { character: '𠮷' } });
});

test('choose requires at least one value', () => {
  expect(code(choose([]))).toBe('choose');
  expect(choose(['a'])).toBeNull();
});

test.each([
  [minValue(5), 4, 'minValue'],
  [minValue(5), 5, null],
  [maxValue(5), 5, null],
  [maxValue(5), 6, 'maxValue'],
  [decimals(2), 1.25, null],
  [decimals(2), 1.255, 'decimals'],
  [decimals(0), 3, null],
  [decimals(2), Number.NaN, 'decimals'],
  [decimals(2), Number.POSITIVE_INFINITY, 'decimals'],
])('limits and decimals of a number: case %#', (rule, value, expected) => expect(code(rule(value))).toBe(expected));

test('every number with two decimals passes decimals(2)', () => {
  void fc.assert(fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (n) => decimals(2)(n / 100) === null));
});
