import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import type { Duty } from './duty.ts';
import { type HoursInput, hours } from './hours.ts';

const codes = ['monthOverMost', 'monthOverUsual', 'monthNear'];
const agreement = { from: '2026-04-01', to: '2027-04-30' };

/** Duties from a day on that add up to so many minutes, at most 15 h a day. */
function duty(first: string, minutes: number): Duty[] {
  const days = Math.ceil(minutes / 900);
  return Array.from({ length: days }, (_, index) => {
    const own = Math.min(900, minutes - index * 900);
    return dutyOf(addDays(first, index), `5:00-${5 + Math.floor(own / 60)}:${String(own % 60).padStart(2, '0')}`);
  });
}

const h = 60;

describe('1箇月の拘束時間 from 21 April', () => {
  test.each([
    [255 * h + 36, null, []],
    [255 * h + 37, null, ['monthNear 15337/17040']],
    [284 * h, null, ['monthNear 17040/17040']],
    [284 * h + 1, null, ['monthOverMost 17041/17040']],
    [310 * h + 1, null, ['monthOverMost 18601/17040']],
    [255 * h + 36, agreement, []],
    [255 * h + 37, agreement, ['monthNear 15337/17040']],
    [281 * h, agreement, ['monthNear 16860/17040']],
    [284 * h, agreement, ['monthNear 17040/17040']],
    [284 * h + 30, agreement, ['monthOverUsual 17070/17040']],
    [305 * h, agreement, ['monthOverUsual 18300/17040']],
    [310 * h, agreement, ['monthOverUsual 18600/17040']],
    [310 * h + 1, agreement, ['monthOverMost 18601/18600']],
    [284 * h + 1, { from: '2026-04-22', to: '2027-04-30' }, ['monthOverMost 17041/17040']],
    [284 * h + 1, { from: '2026-04-21', to: '2026-04-21' }, ['monthOverUsual 17041/17040']],
    [284 * h + 1, { from: '2025-04-21', to: '2026-04-20' }, ['monthOverMost 17041/17040']],
  ])('%i minutes with the agreement %j: %j', (minutes, agreed, findings) => {
    expect(found(duty('2026-04-21', minutes), codes, { agreements: agreed ? [agreed] : [] })).toEqual(findings);
  });

  test('says what to take off', () => {
    const [finding] = hours(inputOf(duty('2026-04-21', 311 * h), { agreements: [agreement] })).findings.filter(
      ({ code }) => codes.includes(code),
    );
    expect(finding).toEqual({
      code: 'monthOverMost',
      level: 'red',
      article: 'standard 4-1-1',
      day: '2026-04-21',
      dutyIds: [],
      actual: 311 * h,
      limit: 310 * h,
      case: 'agreement',
      reading: { name: 'monthBorder', value: 'wholeShift' },
      wayOut: { code: 'shorten', minutes: 60 },
    });
  });

  test.each([
    ['2026-05-20', '22:00-30:00', 'wholeShift', [['2026-04-21', 480]]],
    ['2026-05-20', '22:00-30:00', 'midnight', [['2026-04-21', 120]]],
    ['2026-05-20', '16:00-24:00', 'midnight', [['2026-04-21', 480]]],
    ['2026-05-21', '0:00-8:00', 'midnight', [['2026-05-21', 480]]],
    ['2026-05-20', '23:59-24:01', 'wholeShift', [['2026-04-21', 2]]],
    ['2024-02-20', '22:00-30:00', 'midnight', [['2024-01-21', 120]]],
  ] as const)('a shift of %s, %s, read %s: %j', (day, text, monthBorder, expected) => {
    const months = hours(inputOf([dutyOf(day, text)], reading({ monthBorder }))).months;
    expect(months.map(({ dutyMinutes, start }) => [start, dutyMinutes])).toEqual(expected);
  });

  test('a shift cut at midnight goes on in the next month', () => {
    const duties = [dutyOf('2026-05-20', '22:00-30:00'), dutyOf('2026-05-21', '22:00-30:00')];
    const dutyOfMonths = (more: Partial<HoursInput>) =>
      hours(inputOf(duties, more)).months.map(({ dutyMinutes }) => dutyMinutes);
    expect(dutyOfMonths({})).toEqual([480, 480]);
    expect(dutyOfMonths(reading({ monthBorder: 'midnight' }))).toEqual([120, 840]);
  });

  test.each([
    [1, ['2026-05-01', '2026-05-31'], 'a'],
    [21, ['2026-04-21', '2026-05-20'], 'b'],
    [31, ['2026-04-30', '2026-05-30'], 'c'],
  ])('months may begin on the %i.: %j', (labourMonthStartDay, [start, end]) => {
    const [month] = hours(inputOf([dutyOf('2026-05-11', '8:00-9:00')], { labourMonthStartDay })).months;
    expect(month).toMatchObject({ start, end, shifts: 1, workMinutes: 60, most: 284 * h, usual: 284 * h });
  });

  test('counts no minute twice', () => {
    const duties = [dutyOf('2026-05-11', '6:00-20:00'), dutyOf('2026-05-12', '4:00-17:00')];
    expect(hours(inputOf(duties)).months[0]?.dutyMinutes).toBe(27 * h);
  });

  test('has all classes of its shifts', () => {
    const duties = [dutyOf('2026-05-16', '20:00-28:00'), dutyOf('2026-05-18', '20:00-31:00', { driving: [] })];
    const [month] = hours(inputOf(duties, { legalHolidays: ['2026-05-17'] })).months;
    expect(month?.premiums).toEqual({
      overtimeMinutes: 180,
      higherOvertimeMinutes: 0,
      nightMinutes: 120 + 420,
      holidayMinutes: 240,
      holidayNightMinutes: 240,
    });
    expect(month).toMatchObject({ shifts: 2, workMinutes: 19 * h, drivingMinutes: 0 });
  });
});

describe('overtime and holiday work of a month over 284 hours: less than 100 hours', () => {
  /** 22 shifts of 13 h on weekdays are 286 h of duty and at 8 h a day 110 h of overtime; breaks take some of it. */
  const month = (breakMinutes: number) => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2026-04-21', index));
    const weekdays = days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
    let left = breakMinutes;
    return weekdays.map((day) => {
      const own = Math.min(left, 300);
      left -= own;
      const breaks = [
        {
          start: `${day}T12:00:00+09:00`,
          end: new Date(Date.parse(`${day}T12:00:00+09:00`) + own * 60_000).toISOString(),
        },
      ];
      return dutyOf(day, '6:00-19:00', { breaks });
    });
  };

  test.each([
    [600, agreement, ['monthWithHolidayWork 6000/6000']],
    [601, agreement, []],
    [0, agreement, ['monthWithHolidayWork 6600/6000']],
    [0, null, []],
  ])('with %i minutes of breaks and the agreement %j: %j', (breaks, agreed, findings) => {
    expect(month(breaks)).toHaveLength(22);
    expect(found(month(breaks), ['monthWithHolidayWork'], { agreements: agreed ? [agreed] : [] })).toEqual(findings);
  });

  test('leaves a month of up to 284 hours alone', () => {
    const duties = month(0).slice(0, 21);
    expect(found(duties, ['monthWithHolidayWork'], { agreements: [agreement] })).toEqual([]);
  });

  test('adds work on holidays', () => {
    const legalHolidays = ['2026-04-21'];
    // 21 × 5 h of overtime and 13 h on the holiday.
    expect(found(month(0), ['monthWithHolidayWork'], { agreements: [agreement], legalHolidays })).toEqual([
      'monthWithHolidayWork 7080/6000',
    ]);
  });
});
