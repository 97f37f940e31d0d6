import { describe, expect, test } from 'vitest';
import { formatNightTime, parseNightTime } from './night-time.ts';
import { isUnusuallyLong, stopsOutsideRun } from './usual-span.ts';

const at = (text: string) => parseNightTime(text) ?? Number.NaN;

describe('two times that lie too far apart', () => {
  test.each([
    ['shift', '8:00', '17:00', false],
    ['shift', '15:30', '翌11:45', false],
    ['shift', '8:00', '翌5:00', false],
    ['shift', '8:00', '翌5:01', true],
    ['shift', '8:00', '翌11:45', true],
    ['window', '0:00', '24:00', false],
    ['window', '22:00', '翌6:30', false],
    ['window', '0:00', '24:01', true],
    ['window', '9:30', '翌11:45', true],
  ] as const)('a %s from %s to %s: %s', (span, from, to, expected) => {
    expect(isUnusuallyLong(span, { from: at(from), to: at(to) })).toBe(expected);
  });
});

describe('stops of a run from 4:00 to 16:00', () => {
  const run = { leaveGarageMinutes: at('4:00'), returnMinutes: at('16:00') };

  test.each([
    ['11:45', null, false],
    ['4:00', '16:00', false],
    ['3:00', '4:00', false],
    ['16:00', '翌1:00', false],
    [null, null, false],
    [null, '3:59', true],
    ['3:00', '3:59', true],
    ['翌11:45', null, true],
    ['16:01', '17:00', true],
  ])('one reached from %s to %s is outside: %s', (from, to, expected) => {
    const minutes = (text: string | null) => (text === null ? null : at(text));
    const inside = { arriveFromMinutes: at('8:00'), arriveToMinutes: null };
    const stop = { arriveFromMinutes: minutes(from), arriveToMinutes: minutes(to) };
    expect(stopsOutsideRun([inside, stop], run)).toEqual(expected ? [1] : []);
  });

  test('35:45 is 翌11:45', () => expect(formatNightTime(at('翌11:45'))).toBe('35:45'));
});
