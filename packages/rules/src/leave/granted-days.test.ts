import { describe, expect, it, test } from 'vitest';
import { grantedDays } from './granted-days.ts';
import type { WorkSchedule } from './work-schedule.ts';

const years = [0, 1, 2, 3, 4, 5, 6, 7, 30];
const rowOf = (schedule: WorkSchedule | null) => years.map((year) => grantedDays(year, schedule));
const weekly = (days: number, weeklyHours = 29): WorkSchedule => ({ per: 'week', days, weeklyHours });
const yearly = (days: number, weeklyHours = 29): WorkSchedule => ({ per: 'year', days, weeklyHours });

const whole = [10, 11, 12, 14, 16, 18, 20, 20, 20];
const four = [7, 8, 9, 10, 12, 13, 15, 15, 15];
const three = [5, 6, 6, 8, 9, 10, 11, 11, 11];
const two = [3, 4, 4, 5, 6, 6, 7, 7, 7];
const one = [1, 2, 2, 2, 3, 3, 3, 3, 3];
const none = years.map(() => 0);

describe('比例付与 (労働基準法施行規則 第24条の3第3項): days of paid leave by years of service', () => {
  it.each([
    ['five days a week', weekly(5), whole],
    ['four days a week', weekly(4), four],
    ['three days a week', weekly(3), three],
    ['two days a week', weekly(2), two],
    ['one day a week', weekly(1), one],
    ['217 days a year', yearly(217), whole],
    ['216 days a year', yearly(216), four],
    ['169 days a year', yearly(169), four],
    ['168 days a year', yearly(168), three],
    ['121 days a year', yearly(121), three],
    ['120 days a year', yearly(120), two],
    ['73 days a year', yearly(73), two],
    ['72 days a year', yearly(72), one],
    ['48 days a year', yearly(48), one],
    ['47 days a year', yearly(47), none],
    ['no schedule that is known', null, whole],
  ])('of %s', (_, schedule, expected) => {
    expect(rowOf(schedule)).toEqual(expected);
  });
});

test.each([
  ['30 hours on four days are no part of the table', weekly(4, 30), 10],
  ['a little less is', weekly(4, 29.99), 7],
  ['30 hours on 120 days a year are none either', yearly(120, 30), 10],
  ['few hours on five days are none', weekly(5, 20), 10],
  ['few hours on one day are', weekly(1, 4), 1],
])('%s', (_, schedule, expected) => {
  expect(grantedDays(0, schedule)).toBe(expected);
});
