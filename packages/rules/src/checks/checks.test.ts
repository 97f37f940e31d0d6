import { describe, expect, test } from 'vitest';
import { dutyOf, inputOf } from '../../test/duties.ts';
import { prepareHours } from '../hours/hours.ts';
import { hoursAfter } from '../hours/hours-after.ts';
import { deliveryOnTwoRuns } from './delivery-on-two-runs.ts';
import { driverDoubleBooking } from './driver-double-booking.ts';
import { driverHours } from './driver-hours.ts';
import { fullestPoints, type Load, loadAlongRun, loadPercent } from './load-along-run.ts';
import { temperatureZones } from './temperature-zones.ts';
import { vehicleDoubleBooking } from './vehicle-double-booking.ts';

const range = (runId: string, start: number, end: number) => ({ runId, start: start * 60_000, end: end * 60_000 });

describe('double booking of a run from minute 100 to 200', () => {
  test.each([
    [[0, 100], 0, []],
    [[200, 300], 0, []],
    [[0, 101], 0, ['vehicleBooked 1/0']],
    [[199, 300], 0, ['vehicleBooked 1/0']],
    [[120, 130], 0, ['vehicleBooked 10/0']],
    [[0, 300], 0, ['vehicleBooked 100/0']],
    [[100, 200], 0, ['vehicleBooked 100/0']],
    [[0, 100], 15, ['vehicleTightBetween 0/0']],
    [[0, 86], 15, ['vehicleTightBetween 0/14']],
    [[0, 85], 15, []],
    [[214, 300], 15, ['vehicleTightBetween 0/14']],
    [[215, 300], 15, []],
  ])('%j with %i minutes between: %j', ([start = 0, end = 0], bufferMinutes, expected) => {
    const others = [range('b', start, end)];
    const found = vehicleDoubleBooking({ run: range('a', 100, 200), others, bufferMinutes });
    expect(found.map(({ code, facts }) => `${code} ${facts.sharedMinutes}/${facts.gapMinutes}`)).toEqual(expected);
    const isBooked = found.some(({ level }) => level === 'red');
    const drivers = driverDoubleBooking({ run: range('a', 100, 200), others });
    expect(drivers.map(({ code, facts, level }) => [code, level, facts.runId])).toEqual(
      isBooked ? [['driverBooked', 'red', 'b']] : [],
    );
  });

  test('is not with itself', () => {
    const run = range('a', 100, 200);
    expect(vehicleDoubleBooking({ run, others: [run], bufferMinutes: 15 })).toEqual([]);
  });
});

test.each([
  [['a'], false, []],
  [['a', 'a'], false, []],
  [['a', 'b'], false, ['d']],
  [['a', 'b'], true, []],
  [[], false, []],
])('a delivery on the runs %j, split %j: %j', (runIds, isSplit, expected) => {
  const found = deliveryOnTwoRuns([{ deliveryId: 'd', runIds, isSplit }]);
  expect(found.map(({ facts }) => facts.deliveryId)).toEqual(expected);
});

test('names each temperature zone that a vehicle lacks once, with its deliveries', () => {
  const deliveries = [
    { deliveryId: 'a', zone: 'frozen' },
    { deliveryId: 'b', zone: 'chilled' },
    { deliveryId: 'c', zone: 'frozen' },
  ];
  expect(temperatureZones({ available: ['chilled'], deliveries })).toEqual([
    { code: 'zoneMissing', level: 'red', facts: { zone: 'frozen', deliveryIds: ['a', 'c'] } },
  ]);
  expect(temperatureZones({ available: ['chilled', 'frozen', 'ambient'], deliveries })).toEqual([]);
  expect(temperatureZones({ available: [], deliveries: [] })).toEqual([]);
});

describe('the load along a run', () => {
  const stop = (stopId: string, loaded: Load, unloaded: Load = {}) => ({ stopId, loaded, unloaded });

  test.each([
    ['one load', [stop('a', { weightKg: 2000 }), stop('b', {}, { weightKg: 2000 })], 2000, 'a', []],
    [
      'a pick-up after a delivery',
      [stop('a', { weightKg: 2000 }), stop('b', { weightKg: 500 }, { weightKg: 1000 })],
      2000,
      'a',
      [],
    ],
    [
      'a pick-up before the delivery',
      [stop('a', { weightKg: 2000 }), stop('b', { weightKg: 1 }), stop('c', {}, { weightKg: 2001 })],
      2001,
      'b',
      ['overweight'],
    ],
    [
      'the same stop unloads first',
      [stop('a', { weightKg: 2000 }), stop('b', { weightKg: 2000 }, { weightKg: 2000 })],
      2000,
      'a',
      [],
    ],
  ])('%s', (_, stops, load, stopId, codes) => {
    expect(fullestPoints(stops, { weightKg: 2000 })).toEqual([{ measure: 'weightKg', stopId, load, capacity: 2000 }]);
    expect(loadAlongRun(stops, { weightKg: 2000 }).map(({ code }) => code)).toEqual(codes);
  });

  test('tells the fullest point of each measure, and only overweight blocks', () => {
    const stops = [
      stop('a', { weightKg: 1000, rollCages: 12, pallets: 5 }),
      stop('b', { rollCages: 1 }, { weightKg: 500 }),
    ];
    const capacity = { weightKg: 999, volumeLitres: 20_000, rollCages: 12, pallets: 6 };
    expect(loadAlongRun(stops, capacity)).toEqual([
      { code: 'overweight', level: 'red', facts: { measure: 'weightKg', stopId: 'a', load: 1000, capacity: 999 } },
      { code: 'overfull', level: 'amber', facts: { measure: 'rollCages', stopId: 'b', load: 13, capacity: 12 } },
    ]);
  });

  test.each([
    [{ weightKg: 1000 }, 100],
    [{ weightKg: 999 }, 101],
    [{ weightKg: 2000 }, 50],
    [{ weightKg: 3000 }, 34],
    [{ weightKg: 2000, rollCages: 16 }, 75],
    [{ weightKg: 0 }, 0],
    [{}, 0],
  ])('a capacity of %j is used to %i %%', (capacity, percent) => {
    expect(loadPercent(fullestPoints([stop('a', { weightKg: 1000, rollCages: 12 })], capacity))).toBe(percent);
  });

  test('of no stops is nothing', () => expect(fullestPoints([], { weightKg: 1000 })).toEqual([]));
});

describe('hours that a run would bring about', () => {
  const state = prepareHours(inputOf([dutyOf('2026-05-11', '6:00-21:01'), dutyOf('2026-05-13', '6:00-14:00')]));
  const codesAfter = (text: string) =>
    driverHours({
      before: state.result,
      after: hoursAfter(state, dutyOf('2026-05-12', text, { state: 'planned' })),
    }).map(({ code, actual }) => `${code} ${actual}`);

  test('are told, and not what was so before', () => {
    expect(state.result.findings.map(({ code }) => code)).toContain('dayOverMost');
    expect(codesAfter('9:00-13:00')).toEqual([]);
    expect(codesAfter('6:00-12:00')).toEqual(['restTooShort 539']);
  });

  test('are told when they grow', () => {
    expect(codesAfter('5:00-10:00')).toEqual(['dayOverMost 961', 'restTooShort 479']);
  });
});
