import { describe, expect, it, test } from 'vitest';
import { grantedDays, type WorkSchedule } from './granted-days.ts';

const years = [0, 1, 2, 3, 4, 5, 6, 7, 30];
const rowOf = (schedule: WorkSchedule | null) => years.map((year) => grantedDays(year, schedule));
const weekly = (weeklyDays: number, hours = 29) => ({ weeklyDays, weeklyMinutes: hours * 60 });
const yearly = (yearlyDays: number, hours = 29) => ({ yearlyDays, weeklyMinutes: hours * 60 });

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
  ['30 hours on four days are no part of the table', { weeklyDays: 4, weeklyMinutes: 1800 }, 10],
  ['a minute less is', { weeklyDays: 4, weeklyMinutes: 1799 }, 7],
  ['30 hours on 120 days a year are none either', { yearlyDays: 120, weeklyMinutes: 1800 }, 10],
  ['few hours on five days are none', { weeklyDays: 5, weeklyMinutes: 1200 }, 10],
  ['few hours on one day are', { weeklyDays: 1, weeklyMinutes: 240 }, 1],
])('%s', (_, schedule, expected) => {
  expect(grantedDays(0, schedule)).toBe(expected);
});
