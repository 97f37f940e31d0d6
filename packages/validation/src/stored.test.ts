import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { code, date, decimal, flag, integer, oneOf, optional, someOf, text } from './field.ts';
import { postalCode } from './japanese-field.ts';
import { plateSchema } from './plate.ts';
import { stored } from './stored.ts';

const fields = {
  code: code(),
  name: text({ min: 2, max: 5 }),
  postalCode: optional(postalCode()),
  weightKg: integer({ min: 0, max: 10 }),
  capacity: optional(decimal({ min: 0, max: 1, places: 1 })),
  day: date(),
  kind: oneOf(['a', 'b']),
  zones: z
    .array(z.object({ zone: oneOf(['x', 'y']), limits: someOf(['p', 'q']) }))
    .max(1)
    .default([]),
  plate: plateSchema,
  isTrailer: flag(),
};
const schema = stored(fields);

const row = {
  code: 'with spaces, and far longer than twenty',
  name: 'x',
  postalCode: 'not seven digits',
  weightKg: 99,
  capacity: 9.999,
  day: 'once',
  kind: 'a' as const,
  zones: [
    { zone: 'x' as const, limits: [] },
    { zone: 'x' as const, limits: ['p' as const] },
  ],
  plate: { region: '東京', classNumber: '9999', kana: 'し', serialNumber: '' },
  isTrailer: true,
};

test('parses a row that was written under older rules, unchanged', () => {
  expect(schema.parse(row)).toEqual(row);
  expect(schema.parse({ ...row, postalCode: null, capacity: null })).toMatchObject({
    postalCode: null,
    capacity: null,
  });
});

test.each([
  ['name', null],
  ['name', 5],
  ['weightKg', '99'],
  ['isTrailer', undefined],
  ['kind', 'c'],
  ['zones', null],
  ['zones', [{ zone: 'z', limits: [] }]],
  ['plate', { region: '大宮' }],
])('still refuses a row of the wrong type: %s is %j', (key, value) => {
  expect(schema.safeParse({ ...row, [key]: value }).success).toBe(false);
});

test('has the type of the parsed input', () => {
  expectTypeOf<z.output<typeof schema>>().toEqualTypeOf<z.output<z.ZodObject<typeof fields>>>();
});
