import { expect, test } from 'vitest';
import { at } from '../../../test/board.ts';
import { sheetBar, textThatFits } from './sheet-bars.ts';

const midnight = Date.parse(at('0:00'));

test.each([
  ['6:00', '9:00', { left: 20, width: 10, hours: 3, isFromBefore: false }],
  ['-2:00', '3:00', { left: 0, width: 10, hours: 3, isFromBefore: true }],
  ['27:00', '33:00', { left: 90, width: 10, hours: 3, isFromBefore: false }],
  ['30:00', '31:00', null],
  ['-3:00', '0:00', null],
])('a run from %s to %s lies on the paper', (start, end, box) => {
  expect(sheetBar(midnight, { start: at(start), end: at(end) })).toEqual(box);
});

test('a text is shown whole or a shorter one in its place; Japanese letters need the room of two', () => {
  const texts = ['IW-S01 岩槻→越谷', 'IW-S01', 'S01'];
  expect([6, 3, 1, 0.2].map((hours) => textThatFits({ hours }, texts))).toEqual([
    texts[0],
    texts[1],
    texts[2],
    texts[2],
  ]);
});
