import { expect, test } from 'vitest';
import { hasRoom } from './has-room.ts';

test.each([
  ['', 40, 16, true],
  [null, 40, 16, true],
  [false, 40, 16, true],
  ['厚木センター', 116, 16, true],
  ['厚木センター', 115, 16, false],
  ['厚木センター', 116, 32, false],
  ['2026/02/28', 124, 16, true],
  ['2026/02/28', 120, 16, false],
  ['WWWW', 87, 16, false],
  ['𠮷野', 60, 16, true],
  [['厚木'], 500, 16, false],
] as const)('%j in %i px at %i px a rem: %j', (content, widthPx, remPx, has) => {
  expect(hasRoom(content, widthPx, remPx)).toBe(has);
});
