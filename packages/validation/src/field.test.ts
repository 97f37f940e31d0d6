import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  code,
  date,
  decimal,
  digits,
  email,
  flag,
  inHouseNumber,
  integer,
  month,
  note,
  oneOf,
  optional,
  reference,
  someOf,
  text,
  timeOfDay,
  url,
} from './field.ts';
import { fieldErrors } from './field-errors.ts';
import { nightTime } from './night-time.ts';

const uuid = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';

/** Returns the parsed value, or `!` and the code of its refusal. */
function parse(field: z.ZodType, value: unknown): unknown {
  const result = z.object({ value: field }).safeParse({ value });
  return result.success ? result.data.value : `!${fieldErrors(result.error)[0]?.code}`;
}

const fields = {
  text: text({ min: 2, max: 5 }),
  note: note(),
  code: code(),
  inHouseNumber: inHouseNumber(),
  digits: digits({ min: 3, max: 4 }),
  email: email(),
  url: url(),
  integer: integer({ min: -5, max: 100_000 }),
  decimal: decimal({ min: 0, max: 99, places: 2 }),
  date: date(),
  month: month(),
  timeOfDay: timeOfDay(),
  nightTime: nightTime(),
  oneOf: oneOf(['owned', 'leased']),
  someOf: someOf(['chilled', 'frozen']),
  reference: reference(),
} as const;

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test.each([undefined, null, '', '  ', '　'])('is required: %j', (value) => {
    if (field === fields.someOf) return;
    expect(parse(field, value)).toBe('!required');
  });

  test.each([undefined, null, '', '　'])('with optional turns %j into null', (value) => {
    expect(parse(optional(field as z.ZodType<unknown, unknown>), value)).toBeNull();
  });

  test('parses its own output without a change', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.double(),
      fc.constant(uuid),
    );
    void fc.assert(
      fc.property(anything, (value) => {
        const once = field.safeParse(value);
        if (once.success) expect(field.parse(once.data)).toEqual(once.data);
      }),
    );
  });

  test.each([{}, Symbol('x'), true])('refuses any other value: %s', (value) => {
    expect(parse(field, value)).toMatch(/^!/);
  });
});

test.each([
  ['text', '  配車  ', '配車'],
  ['text', 'が', '!min'],
  ['text', 'か\u3099き', 'がき'],
  ['text', '𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
  ['text', '123456', '!max'],
  ['text', 12, '!invalid'],
  ['text', 'a\u0000b\u0007', 'ab'],
  ['text', 'a\ud800b\udc00', 'ab'],
  ['text', '𠮷野家', '𠮷野家'],
  ['text', 'a\u202eb\u200b\u2066', 'ab'],
  ['note', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['text', 'a\r\n\tb', 'a b'],
  ['text', '\u0000', '!required'],
  ['note', ' a\r\nb\rc\t\u0000 ', 'a\nb\nc'],
  ['note', 'x'.repeat(2001), '!max'],
  ['code', ' ０01-a_B ', '001-a_B'],
  ['code', 'a'.repeat(20), 'a'.repeat(20)],
  ['code', 'a'.repeat(21), '!max'],
  ['code', 'a b', '!character'],
  ['code', '車', '!character'],
  ['inHouseNumber', ' １号車', '1号車'],
  ['inHouseNumber', 'ﾄﾗｯｸ-7', 'トラック-7'],
  ['inHouseNumber', 'いろは々_2', 'いろは々_2'],
  ['inHouseNumber', '号'.repeat(20), '号'.repeat(20)],
  ['inHouseNumber', '号'.repeat(21), '!max'],
  ['inHouseNumber', '1号 車', '!character'],
  ['inHouseNumber', '1号車。', '!character'],
  ['digits', '０１２', '012'],
  ['digits', '٠١٢', '012'],
  ['digits', '٠1٢', '!numeric'],
  ['digits', '01', '!min'],
  ['digits', '01234', '!max'],
  ['digits', '01a', '!numeric'],
  ['email', ' ａ@example.jp', 'a@example.jp'],
  ['email', 'example.jp', '!email'],
  ['url', ' https://example.jp/a ', 'https://example.jp/a'],
  ['url', 'example.jp', '!url'],
  ['integer', '１，２00', 1200],
  ['integer', '12,345', 12_345],
  ['integer', '-5', -5],
  ['integer', -6, '!minValue'],
  ['integer', 100_000, 100_000],
  ['integer', '100,001', '!maxValue'],
  ['integer', '1.5', '!integer'],
  ['integer', 'abc', '!integer'],
  ['integer', '0x10', '!integer'],
  ['decimal', '１．２5', 1.25],
  ['decimal', 1.255, '!decimals'],
  ['decimal', '32,5', '!number'],
  ['decimal', 'abc', '!number'],
  ['decimal', '99.01', '!maxValue'],
  ['date', '2026/11/21', '2026-11-21'],
  ['date', ' 2028-02-29 ', '2028-02-29'],
  ['date', '20261121', '2026-11-21'],
  ['date', 'Ｒ８．１１．２１', '2026-11-21'],
  ['date', '2026-02-29', '!date.noLeapYear'],
  ['date', 'R1.4.30', '!date.beforeEra'],
  ['date', '11/21', '!date.unreadable'],
  ['date', '0000/01/01', '!date.noSuchDay'],
  ['month', '2026/04', '2026-04'],
  ['month', 'Ｈ３１．３', '2019-03'],
  ['month', 'H1.1', '1989-01'],
  ['month', '2026-13', '!month.noSuchMonth'],
  ['month', 'R1.4', '!month.beforeEra'],
  ['month', '11', '!month.unreadable'],
  ['month', '', '!required'],
  ['timeOfDay', '9:30', '09:30'],
  ['nightTime', '2530', 1530],
  ['nightTime', '９：０５', 545],
  ['nightTime', 2879, 2879],
  ['timeOfDay', '２３：５９', '23:59'],
  ['timeOfDay', '24:00', '!time'],
  ['oneOf', 'leased', 'leased'],
  ['oneOf', 'stolen', '!choose'],
  ['someOf', ['frozen'], ['frozen']],
  ['someOf', [], '!choose'],
  ['someOf', ['warm'], '!choose'],
  ['someOf', ['frozen', 'frozen'], '!duplicate'],
  ['reference', uuid, uuid],
  ['reference', '12', '!chooseRecord'],
] as const)('%s reads %j as %j', (name, value, expected) => {
  expect(parse(fields[name], value)).toEqual(expected);
});

test('a flag defaults to false and accepts only true and false', () => {
  expect(parse(flag(), undefined)).toBe(false);
  expect(parse(flag(), true)).toBe(true);
  expect(parse(flag(), 'true')).toBe('!invalid');
});

test('a field reports only its first failing rule', () => {
  const result = z.object({ value: code() }).safeParse({ value: '車'.repeat(30) });
  expect(fieldErrors(result.error as z.ZodError)).toEqual([
    { path: 'value', code: 'character', params: { character: '車' } },
  ]);
});

test.each([
  [text({ max: 5 }), { type: 'string', minLength: 1, maxLength: 5 }],
  [code(), { type: 'string', pattern: '^[0-9A-Za-z_-]{1,20}$' }],
  [digits({ min: 3, max: 4 }), { type: 'string', pattern: '^[0-9]{3,4}$' }],
  [date(), { type: 'string', format: 'date' }],
  [integer({ min: 0, max: 9 }), { type: 'integer', minimum: 0, maximum: 9 }],
  [decimal({ min: 0, max: 9, places: 1 }), { type: 'number', minimum: 0, maximum: 9 }],
  [optional(integer({ min: 0, max: 9 })), { anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { type: 'null' }] }],
  [oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
])('case %#: the API documents the limits of a field', (field, documented) => {
  expect(z.toJSONSchema(field, { io: 'input' })).toMatchObject(documented);
});
