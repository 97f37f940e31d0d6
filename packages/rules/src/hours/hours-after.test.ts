import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutiesOfAnybody, settingsOfAnybody } from '../../test/any-duties.ts';
import { dutyOf, inputOf } from '../../test/duties.ts';
import { hours, prepareHours } from './hours.ts';
import { hoursAfter, hoursWithout } from './hours-after.ts';

const week = ['2026-05-11', '2026-05-12', '2026-05-13'].map((day) => dutyOf(day, '6:00-18:00'));

describe('one more duty', () => {
  test('is judged among the others, and the state stays as it was', () => {
    const state = prepareHours(inputOf(week));
    const before = structuredClone(state.result);
    const candidate = dutyOf('2026-05-13', '26:00-30:00', { state: 'planned' });
    const after = hoursAfter(state, candidate);
    expect(after.findings.map(({ code }) => code)).toContain('restTooShort');
    expect(after.days.map(({ state: kind }) => kind)).toEqual(['actual', 'actual', 'actual', 'planned']);
    expect(state.result).toEqual(before);
    expect(state.result.findings.map(({ code }) => code)).not.toContain('restTooShort');
  });

  test('of a known id takes the place of the known one', () => {
    const state = prepareHours(inputOf(week));
    const moved = { ...dutyOf('2026-05-12', '8:00-20:00'), id: '2026-05-12 6:00' };
    expect(hoursAfter(state, moved)).toEqual(hours(inputOf([week[0], moved, week[2]].flatMap((duty) => duty ?? []))));
  });

  test('takes over the days, weeks and months that it does not touch', () => {
    const far = dutyOf('2026-08-03', '6:00-18:00');
    const state = prepareHours(inputOf([...week, far]));
    const after = hoursAfter(state, dutyOf('2026-08-04', '6:00-18:00'));
    expect(after.days[0]).toBe(state.result.days[0]);
    expect(after.weeks[0]).toBe(state.result.weeks[0]);
    expect(after.twoWeeks[0]).toBe(state.result.twoWeeks[0]);
    expect(after.months[0]).toBe(state.result.months[0]);
    expect(after.days[3]).not.toBe(state.result.days[3]);
  });

  test('may come first, last, between and within', () => {
    const state = prepareHours(inputOf(week));
    const candidates = [
      dutyOf('2026-05-10', '6:00-8:00'),
      dutyOf('2026-05-20', '6:00-8:00'),
      dutyOf('2026-05-12', '0:00-1:00'),
      dutyOf('2026-05-12', '19:00-20:00'),
      dutyOf('2026-05-12', '7:00-8:00'),
      dutyOf('2026-05-11', '17:00-31:00'),
    ];
    for (const candidate of candidates) {
      expect(hoursAfter(state, candidate)).toEqual(hours(inputOf([...week, candidate])));
    }
    expect(hoursAfter(prepareHours(inputOf([])), candidates[0] ?? dutyOf('2026-05-10', '6:00-8:00')).days).toHaveLength(
      1,
    );
  });

  test('gives what the whole reckoning gives', () => {
    fc.assert(
      fc.property(dutiesOfAnybody({ minLength: 1 }), settingsOfAnybody, fc.nat(), (duties, settings, at) => {
        const candidate = duties[at % duties.length] ?? dutyOf('2026-05-10', '6:00-8:00');
        const others = duties.filter((duty) => duty !== candidate);
        const state = prepareHours({ ...settings, duties: others });
        expect(hoursAfter(state, candidate)).toEqual(hours({ ...settings, duties }));
        const moved = { ...candidate, start: Number(candidate.start) + 900_000, end: Number(candidate.end) + 900_000 };
        const whole = prepareHours({ ...settings, duties });
        expect(hoursAfter(whole, moved)).toEqual(hours({ ...settings, duties: [...others, moved] }));
      }),
      { numRuns: 150 },
    );
  });
});

describe('one duty less', () => {
  test('is as if it had never been', () => {
    const [first, second, third] = week;
    if (!first || !second || !third) throw new Error('no week');
    const state = prepareHours(inputOf(week));
    expect(hoursWithout(state, second.id).result).toEqual(hours(inputOf([first, third])));
  });

  test('that is not there changes nothing', () => {
    const state = prepareHours(inputOf(week));
    expect(hoursWithout(state, 'none')).toBe(state);
  });
});
