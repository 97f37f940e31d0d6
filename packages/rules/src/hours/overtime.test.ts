import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, periods, reading } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import type { HoursInput } from './hours.ts';
import { hours } from './hours.ts';

/** Shifts from 8:00 with so many minutes of work, one a day from a day on; null is a day off. */
const work = (first: string, minutes: readonly (number | null)[]) =>
  minutes.flatMap((worked, index) => {
    const end = `${Math.floor((480 + (worked ?? 0)) / 60)}:${String((480 + (worked ?? 0)) % 60).padStart(2, '0')}`;
    return worked === null ? [] : [dutyOf(addDays(first, index), `8:00-${end}`)];
  });
const overtime = (first: string, minutes: readonly (number | null)[], more: Partial<HoursInput> = {}) =>
  hours(inputOf(work(first, minutes), more)).days.map(({ overtimeMinutes }) => overtimeMinutes);
const h = 60;

describe('時間外労働 of a day and of a week (from Sunday 10 May)', () => {
  test.each([
    [[8 * h], [0]],
    [[8 * h + 1], [1]],
    [[10 * h], [120]],
    [[0], [0]],
    [Array(5).fill(8 * h), [0, 0, 0, 0, 0]],
    [
      [...Array(5).fill(8 * h), 1],
      [0, 0, 0, 0, 0, 1],
    ],
    [Array(6).fill(8 * h), [0, 0, 0, 0, 0, 480]],
    [Array(6).fill(7 * h), [0, 0, 0, 0, 0, 120]],
    // An hour over 8 is not counted again for 40.
    [Array(5).fill(10 * h), [120, 120, 120, 120, 120]],
    [Array(6).fill(10 * h), [120, 120, 120, 120, 120, 600]],
    [
      [10 * h, 6 * h, 8 * h, 8 * h, 8 * h, 4 * h],
      [120, 0, 0, 0, 0, 120],
    ],
    [
      [...Array(4).fill(8 * h), null, 6 * h, 6 * h],
      [0, 0, 0, 0, 0, 240],
    ],
    // The seventh day is the Saturday of the same week.
    [Array(7).fill(6 * h), [0, 0, 0, 0, 0, 0, 120]],
    // The eighth is of the next one.
    [Array(8).fill(6 * h), [0, 0, 0, 0, 0, 0, 120, 0]],
    [
      [4 * h, 9 * h, 4 * h],
      [0, 60, 0],
    ],
  ])('%j: %j', (minutes, expected) => {
    expect(overtime('2026-05-10', minutes)).toEqual(expected);
    expect(overtime('2026-12-27', minutes)).toEqual(expected);
    expect(overtime('2024-02-25', minutes)).toEqual(expected);
  });

  test('the week may begin on another day', () => {
    const days = [8 * h, 8 * h, 8 * h, 8 * h, 8 * h, 8 * h, 8 * h];
    expect(overtime('2026-05-10', days)).toEqual([0, 0, 0, 0, 0, 480, 480]);
    expect(overtime('2026-05-10', days, reading({ weekStart: 1 }))).toEqual([0, 0, 0, 0, 0, 0, 480]);
  });

  test('the border of a labour month does not cut the week', () => {
    // Wednesday 20 May ends the labour month; Saturday 23 May is over 40 hours.
    const result = hours(inputOf(work('2026-05-18', Array(6).fill(8 * h))));
    expect(result.days.map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([0, 0, 0, 0, 0, 480]);
    expect(result.months.map(({ overtimeMinutes, start }) => [start, overtimeMinutes])).toEqual([
      ['2026-04-21', 0],
      ['2026-05-21', 480],
    ]);
    expect(result.weeks).toMatchObject([{ start: '2026-05-17', workMinutes: 2880, overtimeMinutes: 480 }]);
  });

  test('two shifts of one day are one day of work', () => {
    const duties = [
      dutyOf('2026-05-11', '2:00-7:00'),
      dutyOf('2026-05-11', '11:00-16:00'),
      dutyOf('2026-05-12', '8:00-16:00'),
    ];
    expect(hours(inputOf(duties)).days.map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([0, 120, 0]);
  });

  test('work after midnight belongs to the day of the start', () => {
    const duties = [dutyOf('2026-05-11', '20:00-30:00'), dutyOf('2026-05-12', '20:00-28:00')];
    expect(hours(inputOf(duties)).days.map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([120, 0]);
  });

  test('holiday work is no part of the 40 hours', () => {
    const legalHolidays = ['2026-05-10'];
    expect(overtime('2026-05-10', Array(6).fill(8 * h), { legalHolidays })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('breaks are no work', () => {
    const duty = dutyOf('2026-05-11', '8:00-18:00', { breaks: periods('2026-05-11', '12:00-13:00') });
    expect(hours(inputOf([duty])).days[0]?.overtimeMinutes).toBe(60);
  });
});

describe('overtime of a month, steps of 45, 60 and 80 hours', () => {
  /** Overtime of so many hours and minutes in the labour month from 21 April: up to 5 h a day on weekdays. */
  const withOvertime = (minutes: number) => {
    const days: (number | null)[] = [];
    let left = minutes;
    for (let day = 0; left > 0; day += 1) {
      // 21 April is a Tuesday: days 4 and 5 are the weekend, and so on.
      const isWeekend = (day + 2) % 7 >= 6 || (day + 2) % 7 === 0;
      days.push(isWeekend ? null : 8 * h + Math.min(left, 5 * h));
      if (!isWeekend) left -= Math.min(left, 5 * h);
    }
    return work('2026-04-21', days);
  };

  test.each([
    [45 * h, []],
    [45 * h + 1, ['monthOvertime 2701/2700']],
    [60 * h, ['monthOvertime 3600/2700']],
    [60 * h + 1, ['monthOvertime 3601/3600']],
    [80 * h, ['monthOvertime 4800/3600']],
    [80 * h + 1, ['monthOvertime 4801/4800']],
  ])('%i minutes: %j', (minutes, findings) => {
    expect(found(withOvertime(minutes), ['monthOvertime'])).toEqual(findings);
    expect(hours(inputOf(withOvertime(minutes))).months[0]?.overtimeMinutes).toBe(minutes);
  });

  test.each([
    [60 * h, 3600, 0],
    [60 * h + 1, 3600, 1],
    [61 * h, 3600, 60],
    [59 * h, 3540, 0],
  ])('%i minutes are %i up to 60 hours and %i beyond', (minutes, overtimeMinutes, higherOvertimeMinutes) => {
    expect(hours(inputOf(withOvertime(minutes))).months[0]?.premiums).toMatchObject({
      overtimeMinutes,
      higherOvertimeMinutes,
    });
  });
});
