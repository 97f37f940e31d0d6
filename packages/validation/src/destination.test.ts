import { expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { destinationSample } from '../test/samples/destination.ts';
import { destinationInputSchema } from './destination.ts';

const monday = (fromMinutes: unknown, toMinutes: unknown) => ({
  weekday: 'monday',
  fromMinutes,
  toMinutes,
  kind: 'strict',
});

test.each([
  ['two that overlap', [monday(480, 780), monday(720, 900)], ['slots.1.fromMinutes overlapsSlot']],
  ['two that touch', [monday(480, 720), monday(720, 900)], []],
  [
    'one that ends before it begins, within another',
    [monday(480, 780), monday(540, 500)],
    ['slots.1.toMinutes afterStart'],
  ],
  ['one without a start, beside another', [monday(480, 780), monday(null, 600)], ['slots.1.fromMinutes required']],
])('reports each fault in the times of a day once: %s', (_name, slots, errors) => {
  expect(refusals(destinationInputSchema, { ...destinationSample, slots })).toEqual(errors);
});
