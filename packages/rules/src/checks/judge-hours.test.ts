import { describe, expect, test } from 'vitest';
import { at, dutyOf, inputOf } from '../../test/duties.ts';
import { day, driver, run, vehicle } from '../../test/runs.ts';
import { prepareHours } from '../hours/hours.ts';
import { dutyOfRun } from '../runs/run-duty.ts';
import { usualSettings } from './check-settings.ts';
import { type JudgedDriver, judgeRun } from './judge-run.ts';
import type { RunFacts } from './run-facts.ts';

describe('the hours of a driver', () => {
  const withHours = (duties: Parameters<typeof inputOf>[0], changes: Partial<RunFacts> = {}) =>
    judgeRun({
      run: { ...run, ...changes },
      vehicle: { vehicle, others: [] },
      trailer: null,
      drivers: [{ driver, others: [], hours: prepareHours(inputOf(duties)) }],
      deliveryCompany: null,
      stage: 'plan',
      settings: usualSettings,
    }).map(({ check, code, level, params }) => `${check} ${code} ${level} ${params?.actual ?? params?.days}`);

  test.each([
    ['13:30', []],
    ['15:30', []],
    ['15:31', ['11 restUnderGoal amber 659']],
    ['17:30', ['11 restUnderGoal amber 540']],
    ['17:31', ['11 restTooShort red 539']],
  ])('after work until %s: %j', (end, expected) => {
    const found = withHours([dutyOf('2026-11-25', `9:00-${end}`)]);
    expect(found.filter((text) => text.startsWith('11'))).toEqual(expected);
  });

  test('are those of two drivers when two are on the run', () => {
    const long = { endAt: at(day, '21:30'), end: at(day, '21:00'), breakMinutes: 120 };
    const of = (drivers: readonly JudgedDriver[]) =>
      judgeRun({
        run: { ...run, ...long },
        vehicle: { vehicle, others: [] },
        trailer: null,
        drivers,
        deliveryCompany: null,
        stage: 'plan',
        settings: usualSettings,
      }).filter(({ code }) => code === 'dayOverMost');
    const one = { driver, others: [], hours: prepareHours(inputOf([])) };
    expect(of([one])).toHaveLength(1);
    expect(of([one, { ...one, driver: { ...driver, id: 'second' } }])).toEqual([]);
  });

  test.each([
    [11, []],
    [12, ['16 tooManyDaysInRow amber 13']],
  ])('after %i days of work in a row: %j', (count, expected) => {
    const days = Array.from({ length: count }, (_, at) => String(25 - at).padStart(2, '0'));
    const found = withHours(days.map((date) => dutyOf(`2026-11-${date}`, '3:00-10:00')));
    expect(found.filter((text) => text.includes('InRow'))).toEqual(expected);
  });

  test('are judged without what the run was before', () => {
    const before = dutyOf('2026-11-25', '9:00-17:31');
    const judged = (duties: Parameters<typeof inputOf>[0]) => withHours(duties);
    expect(judged([before, dutyOfRun(run)])).toEqual(judged([before]));
  });
});

describe('the duty of a run', () => {
  const spans = (periods: readonly { start: unknown; end: unknown }[] = []) =>
    periods.map(({ start, end }) => [
      (Number(start) - at(day, '0:00')) / 60_000,
      (Number(end) - at(day, '0:00')) / 60_000,
    ]);

  test('drives between the stops, with the break spread over the run in pieces of half an hour', () => {
    const duty = dutyOfRun({ ...run, breakMinutes: 45 });
    expect(spans(duty.breaks)).toEqual([
      [340, 370],
      [500, 515],
    ]);
    expect(spans(duty.driving)).toEqual([
      [180, 300],
      [320, 340],
      [370, 480],
      [515, 660],
    ]);
    expect(duty).toMatchObject({ id: 'run', state: 'planned', start: run.reportAt, end: run.endAt, distanceKm: 90 });
  });

  test('ends later where the run came back later', () => {
    const duty = dutyOfRun({ ...run, actualInAt: at(day, '11:40') });
    expect(duty).toMatchObject({ state: 'actual', end: at(day, '12:10') });
    expect(spans(duty.driving).at(-1)?.[1]).toBe(700);
  });

  test('takes a stop for a break as the break', () => {
    const stops = run.stops.map((one, index) => (index === 0 ? { ...one, kind: 'break' } : one));
    expect(spans(dutyOfRun({ ...run, stops, breakMinutes: 20 }).breaks)).toEqual([[300, 320]]);
  });

  test.each([
    [120, 0, [[180, 300]]],
    [120, 30, [[180, 300]]],
    [
      300,
      30,
      [
        [180, 420],
        [450, 510],
      ],
    ],
    [null, 0, []],
    [999, 0, [[180, 660]]],
  ])(
    'without stops, %s minutes of driving and a break of %i lie in front',
    (drivingMinutes, breakMinutes, expected) => {
      const { driving } = dutyOfRun({ ...run, stops: [], drivingMinutes, breakMinutes });
      expect(spans(driving)).toEqual(expected);
    },
  );
});
