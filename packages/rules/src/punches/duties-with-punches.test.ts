import { describe, expect, test } from 'vitest';
import { at, dutyOf, inputOf } from '../../test/duties.ts';
import { punchesOf } from '../../test/punches.ts';
import type { Duty } from '../hours/duty.ts';
import { hours } from '../hours/hours.ts';
import { dayNumber, minuteOf } from '../hours/japan-minute.ts';
import { formatNightTime } from '../night-time.ts';
import { dutiesWithPunches } from './duties-with-punches.ts';
import { punchedShifts } from './punched-shifts.ts';

const day = '2026-11-25';
const time = (instant: Duty['start']) => formatNightTime(minuteOf(instant) - dayNumber(day) * 1440);
const texts = (spans: Duty['breaks'] = []) => spans.map(({ end, start }) => `${time(start)}-${time(end)}`).join(' ');

const run = dutyOf(day, '5:00-14:00', {
  state: 'planned',
  breaks: [{ start: at(day, '9:00'), end: at(day, '10:00') }],
  driving: [{ start: at(day, '6:00'), end: at(day, '9:00') }],
});
const second = dutyOf(day, '15:00-18:00', { state: 'planned', crew: 'two', distanceKm: 40 });

function withPunches(runs: readonly Duty[], text: string): Duty[] {
  return dutiesWithPunches(runs, punchedShifts(punchesOf(day, text)));
}
const written = (duties: readonly Duty[]) => duties.map((one) => `${one.state} ${time(one.start)}-${time(one.end)}`);

describe('duties with punches', () => {
  test.each([
    ['a run without punches counts as planned', [run], '', ['planned 5:00-14:00']],
    ['what was punched counts as it was', [run], 'in 5:20, out 15:10', ['actual 5:20-15:10']],
    [
      'one shift covers two runs, without a gap between',
      [run, second],
      'in 4:55, out 18:20',
      ['actual 4:55-13:55', 'actual 13:55-18:20'],
    ],
    [
      'a break between two runs stays whole',
      [run, second],
      'in 5:00, pause 13:30, go 14:30, out 18:00',
      ['actual 5:00-13:30', 'actual 13:30-18:00'],
    ],
    ['a shift without a run is a duty as well', [], 'in 8:00, out 12:00', ['actual 8:00-12:00']],
    ['without 退勤 the end comes from the plan', [run], 'in 5:20, leave 5:40', ['planned 5:20-14:20']],
    ['without 出勤 the start comes from the plan', [run], 'leave 5:40, out 14:30', ['planned 5:00-14:30']],
    ['a start alone without a run is no duty yet', [], 'in 8:00', []],
    ['a run far from every shift stays', [second], 'in 5:00, out 9:00', ['actual 5:00-9:00', 'planned 15:00-18:00']],
    [
      'each shift takes its run',
      [run, second],
      'in 5:00, out 9:00, in 15:10, out 19:00',
      ['actual 5:00-9:00', 'actual 15:10-19:00'],
    ],
    ['an end of a break alone is no duty', [], 'go 9:00', []],
  ] as const)('%s', (_, runs, text, expected) => {
    expect(written(withPunches(runs, text))).toEqual(expected);
  });

  test('driving and breaks of the plan move with a late start and end with the duty', () => {
    const [duty] = withPunches([run], 'in 5:20, leave 5:50, return 9:10, out 9:40');
    expect(texts(duty?.driving)).toBe('6:20-9:10');
    expect(texts(duty?.breaks)).toBe('9:20-9:40');
  });

  test('punched breaks replace those of the plan', () => {
    const [duty] = withPunches([run], 'in 5:00, pause 11:00, go 11:30, out 14:00');
    expect(texts(duty?.breaks)).toBe('11:00-11:30');
  });

  test('two drivers stay two, and each run keeps its id and its distance', () => {
    expect(withPunches([second, run], 'in 5:00, out 18:00')).toMatchObject([
      { id: run.id, crew: 'two', distanceKm: 0 },
      { id: second.id, crew: 'two', distanceKm: 40 },
    ]);
  });

  test('the double count of 6:00–20:00 and 4:00 the next day comes out of punches too', () => {
    const punches = [...punchesOf(day, 'in 6:00, out 20:00'), ...punchesOf('2026-11-26', 'in 4:00, out 17:00')];
    const { days } = hours(inputOf(dutiesWithPunches([], punchedShifts(punches))));
    expect(days[0]).toMatchObject({ dutyMinutes: 16 * 60, doubleCountedMinutes: 2 * 60, restAfterMinutes: 8 * 60 });
  });
});
