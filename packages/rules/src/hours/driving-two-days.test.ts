import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, periods, reading } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

/** Days of driving, in minutes, from 5:00 with a stop of half an hour after each three hours; null is a day off. */
function days(minutes: readonly (number | null)[], first = '2026-05-11'): Duty[] {
  return minutes.flatMap((driven, index) => {
    const day = addDays(first, index);
    return driven === null ? [] : [dutyOf(day, '4:30-19:30', { driving: periods(day, pieces(driven)) })];
  });
}

function pieces(minutes: number): string {
  const time = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const starts = Array.from({ length: Math.ceil(minutes / 180) }, (_, index) => index);
  return starts
    .map((index) => `${time(300 + index * 210)}-${time(300 + index * 210 + Math.min(180, minutes - index * 180))}`)
    .join(' ');
}

const h = 60;

describe('2日平均の運転時間', () => {
  test.each([
    [[9 * h, 10 * h, 9 * h], ['twoDayDriving 1140/1080']],
    [[8 * h, 10 * h, 9 * h], []],
    [[9 * h, 9 * h, 9 * h], []],
    [[9 * h, 9 * h + 1, 9 * h], ['twoDayDriving 1081/1080']],
    [[9 * h - 1, 9 * h + 1, 9 * h], []],
    [[9 * h, 9 * h + 1, 9 * h - 1], []],
    [[9 * h + 1, 9 * h + 1], []],
    [[10 * h, 10 * h, 10 * h], ['twoDayDriving 1200/1080']],
    [
      [10 * h, 10 * h, 10 * h, 10 * h],
      ['twoDayDriving 1200/1080', 'twoDayDriving 1200/1080'],
    ],
    [[10 * h, null, 10 * h], []],
    [[10 * h, 10 * h, null, 10 * h], []],
    [[null, 10 * h, 10 * h, null], []],
    [[11 * h, 8 * h, 11 * h], ['twoDayDriving 1140/1080']],
    [[11 * h, 7 * h, 11 * h, 7 * h], []],
    [
      [11 * h, 7 * h + 1, 11 * h, 7 * h + 1],
      ['twoDayDriving 1081/1080', 'twoDayDriving 1081/1080'],
    ],
    [[0, 11 * h, 11 * h], []],
    [[7 * h, 12 * h, 6 * h], []],
    [[7 * h, 12 * h, 7 * h], ['twoDayDriving 1140/1080']],
  ])('%j: %j', (minutes, findings) => {
    for (const first of ['2026-05-11', '2026-05-19', '2024-02-28', '2026-12-30', '2026-05-29']) {
      expect(found(days(minutes, first), ['twoDayDriving'])).toEqual(findings);
      expect(found(days(minutes, first), ['twoDayDriving'], reading({ twoDayDriving: 'wholeShifts' }))).toEqual(
        findings,
      );
    }
  });

  test('names the day in the middle and what to take off', () => {
    const finding = hours(inputOf(days([540, 600, 570]))).findings.find(({ code }) => code === 'twoDayDriving');
    expect(finding).toEqual({
      code: 'twoDayDriving',
      level: 'red',
      article: 'standard 4-1-6',
      day: '2026-05-12',
      dutyIds: ['2026-05-12 4:30'],
      actual: 1140,
      limit: 1080,
      reading: { name: 'twoDayDriving', value: 'fromStart' },
      wayOut: { code: 'driveLess', minutes: 60 },
    });
  });

  test('the 48 hours from a start cut what whole shifts count', () => {
    // The third day starts an hour before the 48 hours of the first are over, and drives in that hour.
    const drive = (day: string, start: string, text: string) =>
      dutyOf(day, `${start}-19:00`, { driving: periods(day, text) });
    const duties = [
      drive('2026-05-11', '6:00', '6:00-9:00 9:30-12:30 13:00-16:00'),
      drive('2026-05-12', '6:00', '6:00-9:00 9:30-12:30 13:00-16:00'),
      drive('2026-05-13', '5:00', '5:00-8:00 8:30-11:30 12:00-15:00'),
    ];
    // 11 May: 9 h before it is nothing. 12 May: 9 + 9 + 1 h, and 9 + 9 h.
    expect(found(duties, ['twoDayDriving'])).toEqual([]);
    const longer = [...duties.slice(0, 2), drive('2026-05-13', '5:00', '5:00-8:00 8:30-11:30 12:00-15:01')];
    expect(found(longer, ['twoDayDriving'])).toEqual(['twoDayDriving 1081/1080']);
    expect(found(longer, ['twoDayDriving'], reading({ twoDayDriving: 'wholeShifts' }))).toEqual([]);
  });

  test('a day with two starts counts from the first', () => {
    const drive = (day: string, text: string, driving: string) => dutyOf(day, text, { driving: periods(day, driving) });
    const duties = [
      drive('2026-05-11', '5:00-16:00', '5:00-8:00 8:30-11:30 12:00-15:00'),
      drive('2026-05-12', '5:00-10:00', '5:00-9:00'),
      drive('2026-05-12', '13:00-19:00', '13:00-17:00 17:30-19:00'),
      drive('2026-05-13', '5:00-16:00', '5:00-8:00 8:30-11:30 12:00-15:00'),
    ];
    expect(found(duties, ['twoDayDriving'])).toEqual(['twoDayDriving 1110/1080']);
    expect(found(duties, ['twoDayDriving'], reading({ twoDayDriving: 'wholeShifts' }))).toEqual([
      'twoDayDriving 1110/1080',
    ]);
  });

  test('leaves out documented events', () => {
    const [first, middle, last] = days([9 * h, 10 * h, 9 * h]) as [Duty, Duty, Duty];
    const events = periods('2026-05-12', '5:00-6:00').map((period) => ({
      ...period,
      kind: 'roadClosed' as const,
      isDocumented: true,
    }));
    const duties = [first, { ...middle, events }, last];
    expect(found(duties, ['twoDayDriving'])).toEqual([]);
    expect(found(duties, ['twoDayDriving'], reading({ twoDayDriving: 'wholeShifts' }))).toEqual([]);
    expect(found(duties, ['twoDayDriving'], reading({ unforeseeable: 'never' }))).toEqual(['twoDayDriving 1140/1080']);
  });
});

describe('2週平均の運転時間 (10 to 23 May)', () => {
  test.each([
    ['88 h', [...Array(9).fill(9 * h), 7 * h], []],
    ['88 h and a minute', [...Array(9).fill(9 * h), 7 * h + 1], ['twoWeekDriving 5281/5280']],
    ['90 h', Array(10).fill(9 * h), ['twoWeekDriving 5400/5280']],
  ])('%s: %j', (_, minutes, findings) => {
    const duties = days([...minutes.slice(0, 5), null, null, ...minutes.slice(5)]);
    expect(found(duties, ['twoWeekDriving'])).toEqual(findings);
    expect(hours(inputOf(duties)).twoWeeks).toHaveLength(1);
  });

  test('counts each two weeks for itself, from the agreed day', () => {
    const duties = days([...Array(5).fill(9 * h), null, null, ...Array(5).fill(9 * h)], '2026-05-18');
    expect(found(duties, ['twoWeekDriving'])).toEqual([]);
    expect(hours(inputOf(duties)).twoWeeks.map(({ drivingMinutes, start }) => [start, drivingMinutes])).toEqual([
      ['2026-05-10', 2700],
      ['2026-05-24', 2700],
    ]);
    const moved = reading({ twoWeeksStart: '2026-05-03' });
    expect(found(duties, ['twoWeekDriving'], moved)).toEqual(['twoWeekDriving 5400/5280']);
    expect(hours(inputOf(duties, moved)).findings.find(({ code }) => code === 'twoWeekDriving')).toMatchObject({
      day: '2026-05-17',
      wayOut: { code: 'driveLess', minutes: 120 },
    });
  });

  test('does not leave out events', () => {
    const events = periods('2026-05-11', '5:00-8:00').map((period) => ({
      ...period,
      kind: 'roadClosed' as const,
      isDocumented: true,
    }));
    const [first, ...others] = days([...Array(5).fill(9 * h), null, null, ...Array(5).fill(9 * h)]) as [
      Duty,
      ...Duty[],
    ];
    expect(found([{ ...first, events }, ...others], ['twoWeekDriving'])).toEqual(['twoWeekDriving 5400/5280']);
  });
});
