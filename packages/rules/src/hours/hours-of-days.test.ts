import { describe, expect, test } from 'vitest';
import { dutyOf, inputOf, periods } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import type { Duty } from './duty.ts';
import { firstParameters } from './first-parameters.ts';
import { type HoursInput, hours } from './hours.ts';
import { daysBeforeDays, type HoursOfDays, hoursOfDays } from './hours-of-days.ts';
import { dayMinutes, dayNumber, minuteOf } from './japan-minute.ts';

const start = '2026-05-01';
const lastDay = 80;

/** What `hours` says of all days, cut to some. */
function cutTo(input: HoursInput, from: string, to: string): HoursOfDays {
  const { days, months, twoWeeks, weeks } = hours(input);
  const isWithin = (day: string) => from <= day && day <= to;
  return {
    days: days.filter(({ day }) => isWithin(day)),
    weeks: weeks.filter((one) => isWithin(one.start)),
    twoWeeks: twoWeeks.filter((one) => isWithin(one.start)),
    months: months.filter((one) => isWithin(one.start) && isWithin(one.end)),
  };
}

/** Long and short days, nights, two a day, with days off between: always the same ones. */
function dutiesWith(more: (at: number) => Partial<Duty>): Duty[] {
  return Array.from({ length: lastDay }, (_, at) => at).flatMap((at) => {
    const day = addDays(start, at);
    if (at % 9 === 8 || (at > 40 && at < 47)) return [];
    const long = dutyOf(day, ['5:00-20:30', '4:00-19:45', '8:00-17:00', '20:00-34:00'][(at * 7) % 4] ?? '', {
      ...{ breaks: periods(day, '12:00-13:00'), driving: periods(day, '8:30-11:50 13:10-16:55') },
      ...more(at),
    });
    return at % 5 === 0 ? [long, dutyOf(day, '38:00-41:00', more(at))] : [long];
  });
}

/** Runs of 144 hours away from home, a day off or some after them, and once three weeks from one duty to the next. */
function dutiesAway(): Duty[] {
  return [0, 7, 15, 22, 31, 58].flatMap((first) =>
    Array.from({ length: 7 }, (_, at) =>
      dutyOf(addDays(start, first + at), at % 2 === 0 ? '20:00-34:00' : '20:00-36:00', {
        ...{ restsAway: at < 6, distanceKm: 460 },
      }),
    ),
  );
}

const later = { ...firstParameters, effectiveFrom: '2026-06-10' };

describe('the hours of some days', () => {
  test.each<[string, HoursInput]>([
    ['days of all kinds', inputOf(dutiesWith(() => ({})))],
    ['nights away', inputOf(dutiesWith((at) => ({ restsAway: at % 7 < 4, distanceKm: at % 3 === 0 ? 460 : 500 })))],
    ['runs of 144 hours, and three weeks without any', inputOf(dutiesAway())],
    ['two drivers', inputOf(dutiesWith((at) => ({ crew: at % 2 === 0 ? 'two' : 'one' })))],
    [
      'legal holidays, months cut at midnight',
      inputOf(
        dutiesWith(() => ({})),
        {
          legalHolidays: Array.from({ length: 11 }, (_, at) => addDays('2026-05-03', at * 7)),
          parameters: [{ ...firstParameters, readings: { ...firstParameters.readings, monthBorder: 'midnight' } }],
        },
      ),
    ],
    [
      'weeks that begin on another day in between',
      inputOf(
        dutiesWith(() => ({})),
        { parameters: [firstParameters, { ...later, readings: { ...later.readings, weekStart: 3 } }] },
      ),
    ],
  ])('are those of all days: %s', (_, input) => {
    for (let at = -3; at < lastDay + 3; at += 1) {
      for (const length of [1, 2, 7, 31]) {
        const days = { from: addDays(start, at), to: addDays(start, at + length - 1) };
        const told = cutTo(input, days.from, days.to);
        expect(hoursOfDays(input, days)).toEqual(told);
        const known = dayNumber(addDays(days.from, -daysBeforeDays)) * dayMinutes;
        const duties = input.duties.filter((duty) => minuteOf(duty.start) >= known);
        expect(hoursOfDays({ ...input, duties }, days)).toEqual(told);
      }
    }
  });

  test('hold a labour month whole', () => {
    const input = inputOf(dutiesWith(() => ({})));
    const { months } = hoursOfDays(input, { from: '2026-05-21', to: '2026-06-20' });
    expect(months).toEqual(hours(input).months.filter((one) => one.start === '2026-05-21'));
    expect(months).toHaveLength(1);
  });

  test('without duties there are none', () => {
    const none = { days: [], weeks: [], twoWeeks: [], months: [] };
    expect(hoursOfDays(inputOf([]), { from: start, to: start })).toEqual(none);
  });
});
