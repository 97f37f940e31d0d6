import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf } from '../../test/duties.ts';
import { addDays, addMonths } from '../calendar.ts';
import type { Duty } from './duty.ts';
import { type HoursInput, hours } from './hours.ts';

const agreement = { from: '2026-04-21', to: '2027-04-20' };
const yearCodes = ['yearOverMost', 'yearNear'];
const overCodes = ['monthsOverTooMany', 'monthsOverInRow'];
const h = 60;

/** Duty in minutes of labour months from 21 April 2026 on, in shifts of at most 14 h from 5:00. */
function months(minutes: readonly number[], first = '2026-04-21'): Duty[] {
  return minutes.flatMap((total, month) => {
    const start = addMonths(first, month);
    return Array.from({ length: Math.ceil(total / 840) }, (_, index) => {
      const own = Math.min(840, total - index * 840);
      return dutyOf(addDays(start, index), `5:00-${5 + Math.floor(own / 60)}:${String(own % 60).padStart(2, '0')}`);
    });
  });
}

describe('1年の拘束時間', () => {
  test.each([
    ['284 h every month', Array(12).fill(284 * h), {}, ['yearOverMost 204480/198000']],
    ['275 h every month', Array(12).fill(275 * h), {}, ['yearNear 198000/198000']],
    ['275 h and a minute', [...Array(11).fill(275 * h), 275 * h + 1], {}, ['yearOverMost 198001/198000']],
    ['2,970 h', Array(11).fill(270 * h), {}, []],
    ['2,970 h and a minute', [...Array(11).fill(265 * h), 55 * h + 1], {}, ['yearNear 178201/198000']],
    [
      '3,408 h under an agreement',
      Array(12).fill(284 * h),
      { agreements: [agreement] },
      ['yearOverMost 204480/204000'],
    ],
    [
      '3,400 h under an agreement',
      [...Array(11).fill(284 * h), 276 * h],
      { agreements: [agreement] },
      ['yearNear 204000/204000'],
    ],
    [
      'an agreement of the year before',
      Array(12).fill(275 * h),
      { agreements: [{ from: '2025-04-21', to: '2026-04-20' }] },
      ['yearNear 198000/198000'],
    ],
    [
      'an agreement of the next year',
      Array(12).fill(275 * h),
      { agreements: [{ from: '2027-04-21', to: '2028-04-20' }] },
      ['yearNear 198000/198000'],
    ],
  ] as const)('%s: %j', (_, minutes, more: Partial<HoursInput>, findings) => {
    expect(found(months(minutes), yearCodes, more)).toEqual(findings);
  });

  test.each([
    [178_200 - 600, []],
    [178_200 - 599, ['yearNear 178201/198000']],
    [198_000 - 600, ['yearNear 198000/198000']],
    [198_000 - 599, ['yearOverMost 198001/198000']],
  ])('with %i minutes carried over and 10 hours: %j', (dutyMinutes, findings) => {
    const carriedOver = { dutyMinutes, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };
    expect(found([dutyOf('2026-05-11', '8:00-18:00')], yearCodes, { carriedOver })).toEqual(findings);
  });

  test('begins in the month of the settings and keeps years apart', () => {
    const duties = months(Array(13).fill(100 * h));
    const years = hours(inputOf(duties)).years;
    expect(years.map(({ dutyMinutes, start }) => [start, dutyMinutes])).toEqual([
      ['2026-04-21', 1200 * h],
      ['2027-04-21', 100 * h],
    ]);
    const fromJanuary = hours(inputOf(duties, { yearStartMonth: 1 })).years;
    expect(fromJanuary.map(({ dutyMinutes, start }) => [start, dutyMinutes])).toEqual([
      ['2026-01-21', 900 * h],
      ['2027-01-21', 400 * h],
    ]);
    const carriedOver = { dutyMinutes: 60, overtimeMinutes: 30, monthsOver: 1, monthsOverInRow: 0 };
    const carried = hours(inputOf(duties, { carriedOver })).years;
    expect(carried.map(({ dutyMinutes }) => dutyMinutes)).toEqual([1201 * h, 100 * h]);
    expect(carried.map(({ monthsOver }) => monthsOver)).toEqual([1, 0]);
  });
});

describe('months over 284 hours under an agreement', () => {
  const over = 285 * h;
  const usual = 284 * h;

  test.each([
    ['three in a row', [over, over, over, usual], []],
    ['four in a row', [over, over, over, over], ['monthsOverInRow 4/3']],
    ['five in a row', Array(5).fill(over), ['monthsOverInRow 4/3', 'monthsOverInRow 5/3']],
    ['three, one less, three', [over, over, over, usual, over, over, over], []],
    ['six', [over, over, over, usual, over, over, over, usual], []],
    ['seven', [over, over, over, usual, over, over, over, usual, over], ['monthsOverTooMany 7/6']],
    ['three and after a month without work one more', [over, over, over, 0, over], []],
  ])('%s: %j', (_, minutes, findings) => {
    expect(found(months(minutes), overCodes, { agreements: [agreement] })).toEqual(findings);
  });

  test.each([
    [{ monthsOver: 5, monthsOverInRow: 0 }, [over], []],
    [{ monthsOver: 6, monthsOverInRow: 0 }, [over], ['monthsOverTooMany 7/6']],
    [{ monthsOver: 2, monthsOverInRow: 2 }, [over], []],
    [{ monthsOver: 3, monthsOverInRow: 3 }, [over], ['monthsOverInRow 4/3']],
    [{ monthsOver: 3, monthsOverInRow: 3 }, [usual, over], []],
  ])('after %j: %j', (used, minutes, findings) => {
    const carriedOver = { dutyMinutes: 0, overtimeMinutes: 0, ...used };
    expect(found(months(minutes), overCodes, { agreements: [agreement], carriedOver })).toEqual(findings);
  });

  test('are told by the month itself without an agreement', () => {
    expect(found(months(Array(7).fill(over)), overCodes)).toEqual([]);
    expect(hours(inputOf(months([over]))).years[0]?.monthsOver).toBe(1);
  });

  test('run on over the border of a year', () => {
    const long = { from: '2026-04-21', to: '2028-04-20' };
    const duties = months([over, over, over, over], '2027-02-21');
    expect(
      hours(inputOf(duties, { agreements: [long] })).findings.filter(({ code }) => overCodes.includes(code)),
    ).toMatchObject([
      { code: 'monthsOverInRow', level: 'red', day: '2027-05-21', article: 'standard 4-1-2', case: 'agreement' },
    ]);
  });
});

describe('960 hours of overtime a year', () => {
  test.each([
    [57_600 - 120, ['yearOvertimeNear 57600/57600']],
    [57_600 - 119, ['yearOvertime 57601/57600']],
    [51_840 - 120, []],
    [51_840 - 119, ['yearOvertimeNear 51841/57600']],
  ])('with %i minutes carried over and 2 hours: %j', (overtimeMinutes, findings) => {
    const carriedOver = { dutyMinutes: 0, overtimeMinutes, monthsOver: 0, monthsOverInRow: 0 };
    const duties = [dutyOf('2026-05-11', '8:00-18:00')];
    expect(found(duties, ['yearOvertime', 'yearOvertimeNear'], { carriedOver })).toEqual(findings);
  });

  test('holiday work is not among them', () => {
    const more = { legalHolidays: ['2026-05-11'] };
    expect(hours(inputOf([dutyOf('2026-05-11', '8:00-18:00')], more)).years[0]?.overtimeMinutes).toBe(0);
  });
});
