import { describe, expect, test } from 'vitest';
import { dutyOf, inputOf, periods } from '../../test/duties.ts';
import { hours } from './hours.ts';

/** [night, holiday, holiday night, overtime] of a shift on a day, with its breaks and legal holidays. */
function classes(day: string, text: string, breaks: string, legalHolidays: string[]): number[] {
  const duty = dutyOf(day, text, { breaks: periods(day, breaks) });
  const [first] = hours(inputOf([duty], { legalHolidays })).days;
  return [first?.nightMinutes, first?.holidayMinutes, first?.holidayNightMinutes, first?.overtimeMinutes].map(Number);
}

describe('深夜 from 22:00 to 5:00', () => {
  test.each([
    ['5:00-22:00', '', 0],
    ['4:59-22:00', '', 1],
    ['5:00-22:01', '', 1],
    ['0:00-5:00', '', 300],
    ['0:00-6:00', '', 300],
    ['22:00-24:00', '', 120],
    ['22:00-29:00', '', 420],
    ['21:00-30:00', '', 420],
    ['20:00-28:00', '23:00-24:00', 300],
    ['20:00-28:00', '23:30-24:30', 300],
    ['12:00-25:30', '', 210],
    ['2:00-11:00', '4:30-5:30', 150],
    ['4:00-29:00', '', 480],
    ['22:00-47:00', '', 420 + 60],
  ])('%s without %j has %i minutes', (text, breaks, night) => {
    for (const day of ['2026-05-11', '2024-02-28', '2026-12-31', '2026-05-20']) {
      expect(classes(day, text, breaks, [])[0]).toBe(night);
    }
  });
});

describe('法定休日, Sunday 17 May', () => {
  test.each([
    // The day itself.
    ['2026-05-17', '8:00-17:00', '', [0, 540, 0, 0]],
    ['2026-05-17', '8:00-17:00', '12:00-13:00', [0, 480, 0, 0]],
    // Over 8 hours it stays holiday work.
    ['2026-05-17', '8:00-20:00', '', [0, 720, 0, 0]],
    ['2026-05-17', '20:00-24:00', '', [0, 240, 120, 0]],
    ['2026-05-17', '0:00-6:00', '', [0, 360, 300, 0]],
    // From Saturday into it: holiday from 0:00.
    ['2026-05-16', '20:00-28:00', '', [120, 240, 240, 0]],
    ['2026-05-16', '14:00-24:00', '', [120, 0, 0, 120]],
    ['2026-05-16', '14:00-24:01', '', [120, 1, 1, 120]],
    ['2026-05-16', '12:00-26:00', '', [120, 120, 120, 240]],
    // From it into Monday: ordinary from 24:00.
    ['2026-05-17', '20:00-28:00', '', [240, 240, 120, 0]],
    ['2026-05-17', '20:00-34:00', '', [300, 240, 120, 120]],
    ['2026-05-18', '8:00-17:00', '', [0, 0, 0, 60]],
    // A day off that is no legal holiday has overtime only.
    ['2026-05-16', '8:00-17:00', '', [0, 0, 0, 60]],
  ])('%s %s without %j: night, holiday, holiday night, overtime %j', (day, text, breaks, expected) => {
    expect(classes(day, text, breaks, ['2026-05-17'])).toEqual(expected);
  });

  test('two legal holidays on end', () => {
    expect(classes('2026-05-16', '22:00-47:00', '', ['2026-05-17', '2026-05-18'])).toEqual([120, 1380, 300 + 60, 0]);
    expect(classes('2026-05-17', '20:00-28:00', '', ['2026-05-17', '2026-05-18'])).toEqual([0, 480, 360, 0]);
  });
});
