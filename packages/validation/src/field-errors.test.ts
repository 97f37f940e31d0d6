import { expect, test } from 'vitest';
import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { text } from './field.ts';
import { fieldErrors } from './field-errors.ts';

function errors(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error);
}

test.each([
  [z.string(), undefined, { code: 'required' }],
  [z.string(), null, { code: 'required' }],
  [z.string(), 5, { code: 'invalid' }],
  [z.boolean(), 'yes', { code: 'invalid' }],
  [z.number(), 'abc', { code: 'number' }],
  [z.coerce.number(), 'abc', { code: 'number' }],
  [z.int(), 1.5, { code: 'integer' }],
  [z.string().min(1), '', { code: 'required' }],
  [z.string().min(3), 'ab', { code: 'min', params: { min: 3 } }],
  [z.string().max(2), 'abc', { code: 'max', params: { max: 2 } }],
  [z.string().max(2, 'length'), 'abc', { code: 'length', params: { max: 2 } }],
  [z.int().min(1), 0, { code: 'minValue', params: { min: 1 } }],
  [z.int().max(9), 10, { code: 'maxValue', params: { max: 9 } }],
  [z.array(z.int()).min(1), [], { code: 'choose' }],
  [z.array(z.int()).max(1), [1, 2], { code: 'maxItems', params: { max: 1 } }],
  [z.email(), 'x', { code: 'email' }],
  [z.url(), 'x', { code: 'url' }],
  [z.iso.date(), '2026-02-30', { code: 'date_format' }],
  [z.uuid(), 'x', { code: 'invalid' }],
  [z.string().regex(/^a$/), 'b', { code: 'regex' }],
  [z.enum(['a', 'b']), 'c', { code: 'choose' }],
  [z.literal(1), 2, { code: 'choose' }],
  [z.union([z.boolean(), z.int()]), 'x', { code: 'invalid' }],
  [z.int().multipleOf(5), 7, { code: 'invalid' }],
  [text({ min: 2, max: 3 }), 'a', { code: 'min', params: { min: 2, now: 1 } }],
])('case %#: a value that zod refuses has one of our codes', (schema, value, expected) => {
  expect(errors(z.object({ field: schema }), { field: value })).toEqual([{ path: 'field', ...expected }]);
});

test('names the path with dots, also inside lists', () => {
  const schema = z.object({ zones: z.array(z.object({ zone: text({ max: 3 }) })) });
  expect(errors(schema, { zones: [{ zone: 'a' }, {}] })).toEqual([{ path: 'zones.1.zone', code: 'required' }]);
});

test('names each unknown field at its own path', () => {
  const schema = z.object({ plate: z.strictObject({ kana: z.string() }) });
  expect(errors(schema, { plate: { kana: 'か', colour: 1, size: 2 } })).toEqual([
    { path: 'plate.colour', code: 'unknownField' },
    { path: 'plate.size', code: 'unknownField' },
  ]);
});

test('keeps the first of several errors at one path', () => {
  const schema = z.object({ name: text({ max: 1 }) }).check(
    crossField(() => [{ path: 'name', code: 'taken' }]),
    crossField(() => [{ path: 'other', code: 'taken' }]),
  );
  expect(errors(schema, { name: 'ab' })).toEqual([
    { path: 'name', code: 'max', params: { max: 1, now: 2 } },
    { path: 'other', code: 'taken' },
  ]);
});

test('runs a rule between fields while other fields are refused, with its parameters', () => {
  const schema = z
    .object({ a: text({ max: 9 }), b: text({ max: 9 }) })
    .check(crossField(({ a }) => (a === 'x' ? [{ path: 'a', code: 'odometer.belowLast', params: { last: 5 } }] : [])));
  expect(errors(schema, { a: 'x' })).toEqual([
    { path: 'b', code: 'required' },
    { path: 'a', code: 'odometer.belowLast', params: { last: 5 } },
  ]);
  expect(errors(schema, null)).toEqual([{ path: '', code: 'required' }]);
});
