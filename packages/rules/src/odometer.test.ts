import { expect, test } from 'vitest';
import { hasDayOfLast, isOdometerJump, odometerFall } from './odometer.ts';

test.each([
  ['a day at the limit', 101_500, '2026-11-02', false],
  ['one kilometre more', 101_501, '2026-11-02', true],
  ['ten days', 115_000, '2026-11-11', false],
  ['ten days and one kilometre more', 115_001, '2026-11-11', true],
  ['a digit too many a month later', 1_031_234, '2026-12-01', true],
  ['another reading of the day', 101_500, '2026-11-01', false],
  ['far more on the same day', 101_501, '2026-11-01', true],
  ['a reading of an earlier day', 200_000, '2026-10-31', false],
  ['a reading below the last', 1_000, '2026-11-02', false],
  ['a reading without its day', 900_000, null, false],
  ['no reading', null, '2026-11-02', false],
])('100,000 km on 1 November, then %s', (_name, odometerKm, odometerDate, isJump) => {
  expect(isOdometerJump({ odometerKm, odometerDate }, { odometerKm: 100_000, odometerDate: '2026-11-01' })).toBe(
    isJump,
  );
});

test('nothing is held against a vehicle that was never read, or without its day', () => {
  const reading = { odometerKm: 900_000, odometerDate: '2026-11-02' };
  expect(isOdometerJump(reading, { odometerKm: null, odometerDate: null })).toBe(false);
  expect(isOdometerJump(reading, { odometerKm: 100_000, odometerDate: null })).toBe(false);
});

test.each([
  ['another reading', 100_200, '2026-11-01', true],
  ['the same reading', 100_000, '2026-11-01', false],
  ['another reading with its day', 100_200, '2026-11-02', false],
  ['another reading without a day', 100_200, null, false],
  ['no reading', null, '2026-11-01', false],
])('after 100,000 km on 1 November %s has the day of the last one', (_name, odometerKm, odometerDate, hasIt) => {
  expect(hasDayOfLast({ odometerKm, odometerDate }, { odometerKm: 100_000, odometerDate: '2026-11-01' })).toBe(hasIt);
});

test.each([
  ['a lower reading', 99_999, '2026-11-02', 'belowLast'],
  ['a lower reading of the same day', 99_999, '2026-11-01', 'belowLast'],
  ['a lower reading of no day', 99_999, null, 'belowLast'],
  ['a lower reading of an earlier day', 99_999, '2026-10-31', null],
  ['a higher reading of an earlier day', 100_001, '2026-10-31', 'aboveLater'],
  ['the same reading of an earlier day', 100_000, '2026-10-31', null],
  ['a higher reading', 100_001, '2026-11-02', null],
  ['no reading', null, '2026-11-02', null],
])('after 100,000 km on 1 November %s contradicts it: %s km', (_name, odometerKm, odometerDate, fall) => {
  expect(odometerFall({ odometerKm, odometerDate }, { odometerKm: 100_000, odometerDate: '2026-11-01' })).toBe(fall);
});

test('a reading below one without its day contradicts it', () => {
  const last = { odometerKm: 100_000, odometerDate: null };
  expect(odometerFall({ odometerKm: 99_999, odometerDate: '2026-11-02' }, last)).toBe('belowLast');
  expect(odometerFall({ odometerKm: 99_999, odometerDate: '2026-11-02' }, { ...last, odometerKm: null })).toBe(null);
});
