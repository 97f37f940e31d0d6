import { describe, expect, test } from 'vitest';
import { type KnownStop, type PlannedDelivery, type PlannedPlace, planStops } from './plan-stops.ts';

/** About 10.0 km of road, 21 minutes, from one place to the next. */
const place = (id: string, north: number, workMinutes = 20): [string, PlannedPlace] => [
  id,
  { id, workMinutes, position: { latitude: 35 + north * 0.0666, longitude: 139 } },
];
const places = new Map([place('centre', 0), place('a', 1), place('b', 2), place('c', 3)]);
const delivery = (id: string, destinationId: string, more: Partial<PlannedDelivery> = {}): PlannedDelivery => ({
  ...{ id, originId: 'centre', destinationId, loadMinutes: null, arriveFromMinutes: null, arriveToMinutes: null },
  ...more,
});

const unload = (destinationId: string, fromMinutes: number | null = null, toMinutes: number | null = null) => ({
  ...{ kind: 'unload', destinationId, fromMinutes, toMinutes },
});

const told = (deliveries: readonly PlannedDelivery[], known?: readonly KnownStop[]) =>
  planStops(deliveries, places, 180, known).stops.map(
    ({ arriveMinutes, departMinutes, destinationId, kind, waitingMinutes }) =>
      `${destinationId} ${kind} ${arriveMinutes}-${departMinutes} ${waitingMinutes}`,
  );

describe('the stops of a run', () => {
  test('load first, then unload in the order of the wishes', () => {
    expect(
      told([delivery('1', 'b', { arriveFromMinutes: 300 }), delivery('2', 'a', { arriveFromMinutes: 240 })]),
    ).toEqual(['centre load 180-210 0', 'a unload 231-260 9', 'b unload 281-320 19']);
  });

  test('are one for all goods of a place', () => {
    const { stops } = planStops([delivery('1', 'a'), delivery('2', 'a')], places, 180);
    expect(stops.map(({ loads, unloads }) => [loads, unloads])).toEqual([
      [['1', '2'], []],
      [[], ['1', '2']],
    ]);
  });

  test('follow the order that people gave', () => {
    const deliveries = [delivery('1', 'a', { arriveFromMinutes: 200 }), delivery('2', 'b', { arriveFromMinutes: 300 })];
    expect(told(deliveries, [unload('b'), unload('a')])[1]).toMatch(/^b/);
  });

  test('are put in where their time is, among those that are there already', () => {
    const there = [delivery('1', 'c', { arriveToMinutes: 420 }), delivery('2', 'b', { arriveFromMinutes: 400 })];
    const early = delivery('3', 'a', { arriveFromMinutes: 225, arriveToMinutes: 240 });
    const order = (all: readonly PlannedDelivery[], known: readonly KnownStop[]) =>
      told(all, known).map((stop) => stop.split(' ', 1)[0]);
    const known = [unload('c', null, 420), unload('b', 400)];
    expect(order([...there, early], known)).toEqual(['centre', 'a', 'c', 'b']);
    const late = delivery('3', 'a', { arriveFromMinutes: 460, arriveToMinutes: 500 });
    expect(order([...there, late], known)).toEqual(['centre', 'c', 'b', 'a']);
  });

  test('are the same where only the new deliveries are known, and the stops of the others', () => {
    const there = [delivery('1', 'b', { arriveFromMinutes: 300 }), delivery('2', 'c', { arriveToMinutes: 420 })];
    const added = [
      delivery('3', 'a', { arriveFromMinutes: 225, arriveToMinutes: 240 }),
      delivery('4', 'c', { arriveToMinutes: 380 }),
    ];
    const known = planStops(there, places, 180).stops;
    expect(told(added, known)).toEqual(told([...there, ...added], known));
  });

  test('take a quarter of an hour to where nobody knows', () => {
    expect(told([delivery('1', 'unknown')])).toEqual(['centre load 180-210 0', 'unknown unload 210-240 0']);
    const dark = new Map([...places, ['a', { id: 'a', workMinutes: 5, position: null }] as const]);
    expect(planStops([delivery('1', 'a')], dark, 180).stops[1]).toMatchObject({
      arriveMinutes: 225,
      departMinutes: 230,
    });
  });

  test('give the figures of the run, with the way back', () => {
    const way = planStops([delivery('1', 'a'), delivery('2', 'b', { arriveFromMinutes: 300 })], places, 180);
    expect(way).toMatchObject({ drivingMinutes: 21 + 21 + 43, handlingMinutes: 30 + 20 + 20, waitingMinutes: 47 });
    expect(way.distanceKm).toBeCloseTo(40, 0);
  });

  test('of nothing are none', () => {
    const way = planStops([], places, 180);
    expect(way).toEqual({ stops: [], drivingMinutes: 0, handlingMinutes: 0, waitingMinutes: 0, distanceKm: 0 });
  });
});
