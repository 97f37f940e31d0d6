import { describe, expect, test } from 'vitest';
import { dutyOf, inputOf } from '../../test/duties.ts';
import { firstParameters } from './first-parameters.ts';
import { prepareHours } from './hours.ts';
import { candidateHours, findingsBetween, longDaysBetween, plannedDuty } from './hours-left.ts';

const state = prepareHours(
  inputOf([dutyOf('2026-05-11', '6:00-19:30'), dutyOf('2026-05-12', '6:00-20:30'), dutyOf('2026-05-13', '6:00-16:00')]),
);
const asked = (day: string, text: string) => candidateHours(state, dutyOf(day, text, { state: 'planned' }));

describe('one more duty', () => {
  test('tells what is new alone, the rest before it, and what is left of the month after it', () => {
    const found = asked('2026-05-13', '24:30-30:00');
    expect(found.findings.map(({ code }) => code)).toContain('restTooShort');
    expect(found.findings.map(({ code }) => code)).not.toContain('dayOverWatch');
    expect(found).toMatchObject({ restMinutes: 510, isBusy: false });
    expect(found.monthLeftMinutes).toBe(284 * 60 - (13.5 + 14.5 + 10 + 5.5) * 60);
  });

  test('after enough rest has nothing against it', () => {
    expect(asked('2026-05-14', '6:00-12:00')).toMatchObject({ findings: [], restMinutes: 14 * 60, isBusy: false });
  });

  test('within another one is no choice, and the first of all has no rest before it', () => {
    expect(asked('2026-05-13', '8:00-10:00').isBusy).toBe(true);
    expect(candidateHours(prepareHours(inputOf([])), dutyOf('2026-05-13', '8:00-10:00'))).toMatchObject({
      ...{ restMinutes: null, isBusy: false, findings: [], monthLeftMinutes: 282 * 60 },
    });
  });
});

test.each([
  [360, 0],
  [361, 45],
  [405, 45],
  [525, 45],
  [526, 60],
  [600, 60],
])('a duty of %i minutes is planned with a break of %i', (minutes, pause) => {
  const duty = plannedDuty(0, minutes, firstParameters);
  const [one] = duty.breaks ?? [];
  expect([Number(duty.end) / 60_000, one ? (Number(one.end) - Number(one.start)) / 60_000 : 0]).toEqual([
    minutes,
    pause,
  ]);
  const found = candidateHours(prepareHours(inputOf([])), duty).findings.map(({ code }) => code);
  expect(found).not.toContain('breakTooShort');
});

test('long days are counted by their findings, on both days and between', () => {
  const { result } = state;
  expect(longDaysBetween(result, '2026-05-11', '2026-05-13')).toEqual({ overUsual: 2, overWatch: 1 });
  expect(longDaysBetween(result, '2026-05-12', '2026-05-12')).toEqual({ overUsual: 1, overWatch: 1 });
  expect(longDaysBetween(result, '2026-05-13', '2026-05-31')).toEqual({ overUsual: 0, overWatch: 0 });
});

test('findings of days count on their day, those of months wherever the month reaches', () => {
  const heavy = prepareHours(
    inputOf(Array.from({ length: 22 }, (_, at) => dutyOf(`2026-05-${String(at + 1).padStart(2, '0')}`, '5:00-19:13'))),
  );
  const codes = (from: string, to: string) => new Set(findingsBetween(heavy.result, from, to).map(({ code }) => code));
  expect(codes('2026-05-10', '2026-05-10')).toContain('monthOverMost');
  expect(codes('2026-05-10', '2026-05-10')).toContain('dayOverWatch');
  expect(codes('2026-06-25', '2026-06-25')).not.toContain('monthOverMost');
});
