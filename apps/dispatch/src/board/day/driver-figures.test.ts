import { expect, test } from 'vitest';
import { driver } from '../../../test/board.ts';
import { driverFigures } from './driver-figures.ts';

const figuresOf = (given: Partial<ReturnType<typeof driver>['hours']>) =>
  driverFigures({ ...driver(1).hours, ...given });

test.each([
  [0, 284, 21, false, false],
  [206, 284, 6, false, false],
  [219, 284, 5, true, false],
  [258, 284, 2, true, false],
  [271, 284, 1, true, true],
  [271.5, 284, 0, true, true],
  [284, 284, 0, true, true],
  [290, 284, 0, true, true],
  [290, 310, 1, true, true],
])('with %d of %d hours %i days are left', (used, limit, count, isFew, isLast) => {
  const { daysLeft } = figuresOf({ monthMinutes: used * 60, monthLimitMinutes: limit * 60 });
  expect(daysLeft).toEqual({ count, usualHours: 13, isFew, isLast });
});

test.each([
  [null, null],
  [539, { minutes: 539, isShort: true }],
  [540, { minutes: 540, isShort: false }],
  [1439, { minutes: 1439, isShort: false }],
  [1440, null],
])('a rest of %s minutes', (restMinutes, rest) => {
  expect(figuresOf({ restMinutes }).rest).toEqual(rest);
});

test('the month is near its limit from nine tenths on, and never without one', () => {
  const near = (hours: number, limit: number) =>
    figuresOf({ monthMinutes: hours * 60, monthLimitMinutes: limit * 60 }).month.isNear;
  expect([near(255, 284), near(256, 284), near(10, 0)]).toEqual([false, true, false]);
});

test('hours are rounded, and two long days are many', () => {
  const { longDays, overtimeHours } = figuresOf({ overtimeMinutes: 29, longDays: 2 });
  expect([overtimeHours, longDays]).toEqual([0, { count: 2, isMany: true }]);
  expect(figuresOf({ overtimeMinutes: 30, longDays: 1 }).longDays.isMany).toBe(false);
});
