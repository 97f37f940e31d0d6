import { expect, test } from 'vitest';
import { planStops } from './plan-stops.ts';
import { dutyAround, figuresOf } from './run-figures.ts';

const course = {
  ...{ reportMinutes: 180, leaveGarageMinutes: 240, returnMinutes: 900, endMinutes: 930 },
  ...{ drivingMinutes: 300, breakMinutes: 90, standardDistanceKm: 140 },
};
const nothing = planStops([], new Map(), 0);
const from = '2026-11-29T00:00:00.000Z';

test('the duty around a run is that of its course, else half an hour before and twenty minutes behind', () => {
  expect(dutyAround(from, '2026-11-29T08:00:00.000Z', course)).toEqual({
    reportAt: '2026-11-28T23:00:00.000Z',
    endAt: '2026-11-29T08:30:00.000Z',
  });
  expect(dutyAround(from, '2026-11-29T08:00:00.000Z', null)).toEqual({
    reportAt: '2026-11-28T23:30:00.000Z',
    endAt: '2026-11-29T08:20:00.000Z',
  });
});

test.each([
  ['2026-11-29T06:00:00.000Z', 0],
  ['2026-11-29T06:01:00.000Z', 45],
  ['2026-11-29T08:00:00.000Z', 45],
  ['2026-11-29T08:01:00.000Z', 60],
])('without a course the break is what the law asks for: until %s %i minutes', (endAt, breakMinutes) => {
  expect(figuresOf({ reportAt: from, endAt }, nothing, null).breakMinutes).toBe(breakMinutes);
});

test('the figures of the course go before those of the way', () => {
  expect(figuresOf({ reportAt: from, endAt: '2026-11-29T09:00:00.000Z' }, nothing, course)).toMatchObject({
    ...{ plannedDistanceKm: 140, drivingMinutes: 300, breakMinutes: 90, handlingMinutes: 0 },
  });
});
