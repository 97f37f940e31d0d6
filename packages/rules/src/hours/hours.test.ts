import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutiesOfAnybody, settingsOfAnybody } from '../../test/any-duties.ts';
import { dutyOf, inputOf } from '../../test/duties.ts';
import { addDays } from '../calendar.ts';
import type { Duty, Period } from './duty.ts';
import { firstParameters } from './first-parameters.ts';
import { hours } from './hours.ts';
import type { HoursSettings } from './hours-context.ts';
import type { HoursResult } from './hours-result.ts';

const dayMs = 86_400_000;
const settings = inputOf([]);

describe('the whole', () => {
  test('has nothing to say about no duties', () => {
    expect(hours(settings)).toEqual({ days: [], weeks: [], twoWeeks: [], months: [], years: [], findings: [] });
  });

  test('refuses to work without parameters', () => {
    expect(() => hours({ ...settings, parameters: [] })).toThrow(RangeError);
  });

  test('takes duties in any order and leaves them as they are', () => {
    const duties = Object.freeze([dutyOf('2026-05-12', '6:00-18:00'), dutyOf('2026-05-11', '6:00-18:00')]);
    expect(hours(inputOf(duties))).toEqual(hours(inputOf([...duties].reverse())));
    expect(hours(inputOf(duties)).days.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-12']);
  });

  test('lists the findings of days, weeks, two weeks, months and years in this order', () => {
    const long = ['2026-05-11', '2026-05-12', '2026-05-13'].map((day) => dutyOf(day, '5:00-20:01'));
    const carriedOver = { dutyMinutes: 198_000, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };
    const codes: string[] = hours(inputOf(long, { carriedOver })).findings.map(({ code }) => code);
    const order = ['dayOverMost', 'longDays', 'yearOverMost'].map((code) => codes.indexOf(code));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('uses the parameters of the day', () => {
    const later = { ...firstParameters, effectiveFrom: '2026-05-12', day: { ...firstParameters.day, most: 840 } };
    const duties = [dutyOf('2026-05-11', '5:00-20:00'), dutyOf('2026-05-13', '5:00-20:00')];
    const over = hours(inputOf(duties, { parameters: [firstParameters, later] })).findings.filter(
      ({ code }) => code === 'dayOverMost',
    );
    expect(over.map(({ day, limit }) => [day, limit])).toEqual([['2026-05-13', 840]]);
  });

  test('knows the leap day', () => {
    const duties = [dutyOf('2024-02-28', '20:00-30:00'), dutyOf('2024-02-29', '20:00-30:00')];
    expect(hours(inputOf(duties)).days.map(({ day, restAfterMinutes }) => [day, restAfterMinutes])).toEqual([
      ['2024-02-28', 840],
      ['2024-02-29', null],
    ]);
  });
});

/** Everything so many days later, legal holidays and dated rows as well. */
function moved(duty: Duty, days: number): Duty {
  const later = <Some extends Period>(period: Some): Some => ({
    ...period,
    start: Number(period.start) + days * dayMs,
    end: Number(period.end) + days * dayMs,
  });
  const { breaks = [], driving = [], events = [], ferries = [] } = duty;
  return {
    ...later(duty),
    breaks: breaks.map(later),
    driving: driving.map(later),
    ferries: ferries.map(later),
    events: events.map(later),
  };
}

function movedSettings(given: HoursSettings, days: number): HoursSettings {
  return {
    ...given,
    parameters: given.parameters.map((row) => ({
      ...row,
      effectiveFrom: addDays(row.effectiveFrom, days),
      readings: {
        ...row.readings,
        weekStart: (((row.readings.weekStart + days) % 7) + 7) % 7,
        twoWeeksStart: addDays(row.readings.twoWeeksStart, days),
      },
    })),
    legalHolidays: given.legalHolidays.map((day) => addDays(day, days)),
  };
}

/** A result without its dates and readings. */
function undated({ days, twoWeeks, weeks }: Pick<HoursResult, 'days' | 'twoWeeks' | 'weeks'>): unknown {
  const dates = new Set(['day', 'start', 'end', 'at', 'reading']);
  return JSON.parse(JSON.stringify({ days, weeks, twoWeeks }, (key, value) => (dates.has(key) ? undefined : value)));
}

function total(
  { days }: HoursResult,
  of: 'shiftMinutes' | 'workMinutes' | 'drivingMinutes' | 'overtimeMinutes',
): number {
  return days.reduce((sum, day) => sum + day[of], 0);
}

describe('properties', () => {
  test('moving everything by whole days changes nothing but dates', () => {
    fc.assert(
      fc.property(dutiesOfAnybody(), settingsOfAnybody, fc.integer({ min: -800, max: 800 }), (duties, given, days) => {
        const later = hours({ ...movedSettings(given, days), duties: duties.map((duty) => moved(duty, days)) });
        expect(undated(later)).toEqual(undated(hours({ ...given, duties })));
      }),
      { numRuns: 100 },
    );
  });

  test('moving everything by 800 years changes no month and no year either', () => {
    // The calendar repeats after 400 years, and two of them are a whole number of two weeks.
    const days = 2 * 146_097;
    fc.assert(
      fc.property(dutiesOfAnybody(), settingsOfAnybody, (duties, given) => {
        const later = {
          ...movedSettings(given, days),
          agreements: given.agreements.length > 0 ? [{ from: '2826-04-01', to: '2827-03-31' }] : [],
        };
        const numbers = (result: HoursResult) => [
          result.months.map(({ dutyMinutes, findings, most, premiums }) => [
            dutyMinutes,
            most,
            premiums,
            findings.length,
          ]),
          result.years.map(({ dutyMinutes, findings, most, monthsOver }) => [
            dutyMinutes,
            most,
            monthsOver,
            findings.length,
          ]),
        ];
        expect(numbers(hours({ ...later, duties: duties.map((duty) => moved(duty, days)) }))).toEqual(
          numbers(hours({ ...given, duties })),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('splitting breaks into halves never lowers duty', () => {
    const halves = ({ end, start }: Period) => {
      const middle = Number(start) + Math.floor((Number(end) - Number(start)) / 120_000) * 60_000;
      return [
        { start, end: middle },
        { start: middle, end },
      ];
    };
    fc.assert(
      fc.property(dutiesOfAnybody(), (duties) => {
        const split = duties.map((duty) => ({ ...duty, breaks: (duty.breaks ?? []).flatMap(halves) }));
        const [before, after] = [hours({ ...settings, duties }), hours({ ...settings, duties: split })];
        expect(after.days.map(({ dutyMinutes }) => dutyMinutes)).toEqual(
          before.days.map(({ dutyMinutes }) => dutyMinutes),
        );
        expect(after.months.map(({ dutyMinutes }) => dutyMinutes)).toEqual(
          before.months.map(({ dutyMinutes }) => dutyMinutes),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('splitting a rest into halves by work never lowers the duty of a day that was there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 900 }), fc.integer({ min: 1, max: 60 }), (rest, worked) => {
        const minute = (count: number) => Date.parse('2026-05-11T05:00:00+09:00') + count * 60_000;
        const duty = (id: string, start: number, end: number): Duty => ({
          id,
          state: 'actual',
          start: minute(start),
          end: minute(end),
        });
        const around = [duty('a', 0, 480), duty('c', 480 + rest, 960 + rest)];
        const half = Math.floor((rest - worked) / 2);
        const within = duty('b', 480 + half, 480 + half + worked);
        const [before] = hours({ ...settings, duties: around }).days;
        const [after] = hours({ ...settings, duties: [...around, within] }).days;
        expect(after?.dutyMinutes).toBeGreaterThanOrEqual(before?.dutyMinutes ?? 0);
      }),
      { numRuns: 100 },
    );
  });

  test('adding work never lowers a total', () => {
    fc.assert(
      fc.property(dutiesOfAnybody({ minLength: 1 }), fc.nat(), (duties, at) => {
        // A record without length is no work, and makes one pause of three hours out of two shorter ones.
        fc.pre(duties.every(({ end, start }) => end > start));
        const added = duties[at % duties.length];
        const others = duties.filter((duty) => duty !== added);
        const [less, more] = [hours({ ...settings, duties: others }), hours({ ...settings, duties })];
        for (const figure of ['shiftMinutes', 'drivingMinutes'] as const) {
          expect(total(more, figure)).toBeGreaterThanOrEqual(total(less, figure));
        }
        expect(total(more, 'workMinutes')).toBeGreaterThanOrEqual(total(less, 'workMinutes'));
      }),
      { numRuns: 150 },
    );
  });

  test('a longer last shift lowers nothing', () => {
    fc.assert(
      fc.property(
        dutiesOfAnybody({ minLength: 1 }),
        settingsOfAnybody,
        fc.integer({ min: 1, max: 300 }),
        (duties, given, minutes) => {
          const longer = duties.with(-1, {
            ...(duties.at(-1) as Duty),
            end: Number(duties.at(-1)?.end) + minutes * 60_000,
          });
          const [less, more] = [hours({ ...given, duties }), hours({ ...given, duties: longer })];
          if (less.days.length !== more.days.length) return;
          for (const [index, day] of less.days.entries()) {
            expect(more.days[index]?.shiftMinutes).toBeGreaterThanOrEqual(day.shiftMinutes);
            expect(more.days[index]?.overtimeMinutes).toBeGreaterThanOrEqual(day.overtimeMinutes);
            expect(more.days[index]?.nightMinutes).toBeGreaterThanOrEqual(day.nightMinutes);
            expect(more.days[index]?.holidayMinutes).toBeGreaterThanOrEqual(day.holidayMinutes);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a month read whole has the duty of its shifts, each once', () => {
    fc.assert(
      fc.property(dutiesOfAnybody(), (duties) => {
        const result = hours({ ...settings, duties });
        const months = result.months.reduce((sum, { dutyMinutes }) => sum + dutyMinutes, 0);
        expect(months).toBe(total(result, 'shiftMinutes'));
        expect(result.years.reduce((sum, { dutyMinutes }) => sum + dutyMinutes, 0)).toBe(months);
      }),
      { numRuns: 50 },
    );
  });
});
