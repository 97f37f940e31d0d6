import { expect, test } from 'vitest';
import { barBox, dayHeads, hourMarks, makeScale, midnightOf, snapped, timeAt, xOf } from './scale.ts';

const day = '2026-11-21';
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+09:00`);
const hours = (count: number) => midnightOf(day) + count * 3_600_000;
const scale = makeScale('day', day, 900);

test('a day shows thirty hours in the room it is given', () => {
  expect(scale).toMatchObject({ start: Date.parse('2026-11-20T15:00:00Z'), minutes: 1800, width: 900 });
});

test.each([
  ['day', 100, 600],
  ['three', 100, 858],
  ['week', 100, 1218],
  ['month', 100, 1054],
] as const)('a %s in %i px is wider than its room rather than unreadable', (range, room, width) => {
  expect(makeScale(range, day, room).width).toBe(width);
});

test.each([
  [hours(0), 0],
  [at('06:00'), 180],
  [hours(25.5), 765],
  [hours(-2), -60],
])('an instant lies at its place, and the place at its instant', (instant, x) => {
  expect(xOf(scale, instant)).toBeCloseTo(x);
  expect(timeAt(scale, x)).toBeCloseTo(instant);
});

test.each([
  ['08:07', 15, '08:00'],
  ['08:08', 15, '08:15'],
  ['08:02', 5, '08:00'],
  ['08:03', 5, '08:05'],
])('%s goes to the step of %i minutes at %s', (time, step, nearest) => {
  expect(snapped(at(time), step)).toBe(at(nearest));
});

test.each([
  [-3, 4, { left: 0, width: 120, isFromBefore: true, goesOn: false }],
  [2, 5, { left: 60, width: 90, isFromBefore: false, goesOn: false }],
  [28, 33, { left: 840, width: 60, isFromBefore: false, goesOn: true }],
  [5, 5.01, { left: 150, width: 4, isFromBefore: false, goesOn: false }],
  [-3, 0, null],
  [30, 31, null],
])('a bar from hour %f to hour %f stands where it is seen', (from, to, box) => {
  expect(barBox(scale, { start: hours(from), end: hours(to) }, day)).toEqual(box);
});

test('in a month a bar fills the cell of its operation date, also one that runs past midnight', () => {
  const month = makeScale('month', day, 31 * 40);
  const night = { start: hours(22), end: hours(29) };
  expect(barBox(month, night, day)).toMatchObject({ left: 2, width: 36 });
  expect(barBox(month, night, '2026-11-23')).toMatchObject({ left: 82 });
  expect(barBox(month, night, '2026-11-20')).toBeNull();
  expect(barBox(month, night, '2026-12-22')).toBeNull();
});

test('hours count on behind midnight in a day, and start anew in several', () => {
  const ofDay = hourMarks(scale).map(({ hour }) => hour);
  expect(ofDay.slice(-6)).toEqual([24, 25, 26, 27, 28, 29]);
  const ofThree = hourMarks(makeScale('three', day, 900)).map(({ hour }) => hour);
  expect(ofThree.slice(0, 4)).toEqual([6, 12, 18, 6]);
  expect(hourMarks(makeScale('month', day, 900))).toEqual([]);
});

test('the night behind a day belongs to the next', () => {
  expect(dayHeads(scale)).toEqual([
    { index: 0, x: 0, width: 720 },
    { index: 1, x: 720, width: 180 },
  ]);
});
