import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment-field.tsx';

const day = '2026-11-21';

test.each([
  ['9:30', '2026-11-21T00:30:00.000Z'],
  ['0930', '2026-11-21T00:30:00.000Z'],
  ['25:30', '2026-11-21T16:30:00.000Z'],
  ['11/20 22:00', '2026-11-20T13:00:00.000Z'],
  ['２０２６/１１/２０ ２２:００', '2026-11-20T13:00:00.000Z'],
])('%s is a moment of the run', (text, moment) => {
  expect(readMoment(text, day)).toBe(moment);
});

test.each(['48:00', 'later', '13/40 9:00', '11/20'])('%s is none and stays as it was typed', (text) => {
  expect(readMoment(text, day)).toBe(text);
});

test('an empty text is no moment', () => {
  expect(readMoment(' ', day)).toBeNull();
});

test.each([
  ['2026-11-21T00:30:00.000Z', '9:30'],
  ['2026-11-21T16:30:00.000Z', '25:30'],
  ['2026-11-20T13:00:00.000Z', '2026/11/20 22:00'],
  [null, ''],
  ['later', 'later'],
])('%s is written so that it can be typed', (moment, text) => {
  expect(writeMoment(moment, day)).toBe(text);
});
