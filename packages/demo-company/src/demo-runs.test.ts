import { describe, expect, test } from 'vitest';
import { demoCourses } from './demo-courses.ts';
import { demoDeliveries } from './demo-deliveries.ts';
import { demoDestinations } from './demo-destinations.ts';
import { demoDrivers } from './demo-drivers.ts';
import type { DemoRun } from './demo-run.ts';
import { demoRuns } from './demo-runs.ts';
import { demoVehicles } from './demo-vehicles.ts';

const today = '2026-11-26';
const days = { back: 7, ahead: 2, until: '2026-11-26T03:00:00.000Z' };

function runsOf(some = days) {
  const places = demoDestinations(today);
  const vehicles = demoVehicles(today);
  const courses = demoCourses(places, vehicles);
  const deliveries = demoDeliveries(today, courses, places, some);
  return demoRuns(today, { courses, deliveries, drivers: demoDrivers(today, []), vehicles }, some);
}

const runs = runsOf();
const on = (isOne: (day: string) => boolean) => runs.filter(({ operationDate }) => isOne(operationDate));
const statuses = (some: readonly DemoRun[]) => [...new Set(some.map(({ status }) => status))].toSorted();

describe('the runs of the demo company', () => {
  test('are the same each time, each with a number of its own', () => {
    expect(JSON.stringify(runsOf())).toBe(JSON.stringify(runs));
    expect(new Set(runs.map(({ number }) => number)).size).toBe(runs.length);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
  });

  test('use no vehicle and no driver twice at a time', () => {
    for (const keysOf of [({ vehicleId }: DemoRun) => [vehicleId], ({ driverIds }: DemoRun) => driverIds]) {
      const held = runs.filter(({ status }) => status !== 'declined');
      const byKey = Map.groupBy(
        held.flatMap((run) => keysOf(run).flatMap((key) => (key === null ? [] : [{ key, run }]))),
        ({ key }) => key,
      );
      for (const some of byKey.values()) {
        const inTurn = some.map(({ run }) => run).toSorted((a, b) => a.start.localeCompare(b.start));
        for (const [index, run] of inTurn.entries()) {
          const next = inTurn[index + 1];
          expect(next === undefined || next.start >= run.end, `${run.number} ${next?.number}`).toBe(true);
        }
      }
    }
  });

  test('are back in the past, have left in part today, and are half planned tomorrow', () => {
    expect(statuses(on((day) => day < today))).toEqual(['approved', 'reported']);
    expect(statuses(on((day) => day === today))).toEqual(['confirmed', 'departed']);
    const tomorrow = on((day) => day === '2026-11-27');
    expect(tomorrow.length).toBeGreaterThan(15);
    expect(tomorrow.length).toBeLessThan(25);
    expect(statuses(tomorrow)).toContain('planned');
    expect(on((day) => day > '2026-11-27')).toEqual([]);
  });

  test('have left today only once that moment is over', () => {
    const departedAt = (until: string) => runsOf({ ...days, until }).filter(({ status }) => status === 'departed');
    expect(departedAt('2026-11-25T15:30:00.000Z')).toEqual([]);
    for (const until of ['2026-11-25T17:00:00.000Z', '2026-11-25T18:30:00.000Z']) {
      const departed = departedAt(until);
      expect(departed.filter(({ actualOutAt }) => actualOutAt === null || actualOutAt > until)).toEqual([]);
      expect(departed.length).toBeLessThan(departedAt(days.until).length);
    }
    expect(departedAt('2026-11-25T18:30:00.000Z').length).toBeGreaterThan(0);
  });

  test('carry each delivery once, between its stops', () => {
    const carried = runs.flatMap(({ goods }) => goods);
    expect(new Set(carried.map(({ id }) => id)).size).toBe(carried.length);
    expect(carried.filter(({ loadStopId, unloadStopId }) => loadStopId === null || unloadStopId === null)).toEqual([]);
    for (const { stops } of runs) expect(stops.map(({ position }) => position)).toEqual([...stops.keys()]);
  });

  test('are driven by our own drivers for the most part', () => {
    const past = on((day) => day < today);
    const hired = past.filter(({ ownership }) => ownership === 'hired');
    expect(hired.length / past.length).toBeGreaterThan(0.02);
    expect(hired.length / past.length).toBeLessThan(0.3);
  });

  test('of the small company of tests are few today', () => {
    const few = runsOf({ ...days, back: 1, ahead: 0 });
    expect(few.filter(({ operationDate }) => operationDate === today).length).toBeLessThanOrEqual(3);
  });
});
