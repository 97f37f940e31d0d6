import { addDays } from '@haisha/rules/calendar';
import { describe, expect, test } from 'vitest';
import { demoCourses } from './demo-courses.ts';
import { deliveriesByDay, demoDays, demoDeliveries } from './demo-deliveries.ts';
import { demoDestinations } from './demo-destinations.ts';
import { demoDrivers } from './demo-drivers.ts';
import { countPastDays, demoPast } from './demo-past.ts';
import { demoRuns } from './demo-runs.ts';
import { demoVehicles } from './demo-vehicles.ts';

const today = '2026-11-26';
const places = demoDestinations(today);
const vehicles = demoVehicles(today);
const courses = demoCourses(places, vehicles);
const past = [...demoPast(today, 1)];

describe('the past of the demo company', () => {
  test('is the same each time, a day after the other until the two weeks with which the product begins', () => {
    expect(JSON.stringify([...demoPast(today, 1)]) === JSON.stringify(past)).toBe(true);
    const first = addDays('2026-10-26', 0);
    expect(past.map(({ day }) => day)).toEqual(past.map((_, index) => addDays(first, index)));
    expect(past.at(-1)?.day).toBe(addDays(today, -demoDays.back - 1));
    expect(past).toHaveLength(countPastDays(today, 1));
    expect(countPastDays(today, 13)).toBe(382);
  });

  test('shares no number and no id with those two weeks', () => {
    const recent = demoDeliveries(today, courses, places);
    const all = [...past.flatMap(({ deliveries }) => deliveries), ...recent];
    for (const key of ['id', 'number'] as const) expect(new Set(all.map((one) => one[key])).size).toBe(all.length);
  });

  test('keeps 11 hours of rest for each driver, into the first of those weeks as well', () => {
    const first = { back: demoDays.back, ahead: -demoDays.back, until: '2026-11-25T15:00:00Z' };
    const deliveries = demoDeliveries(today, courses, places, first);
    const next = demoRuns(today, { courses, deliveries, drivers: demoDrivers(today, []), vehicles }, first);
    const runs = [...past.flatMap((one) => one.runs), ...next];
    const byDriver = Map.groupBy(
      runs.flatMap((run) => run.driverIds.map((id) => ({ id, run }))),
      ({ id }) => id,
    );
    for (const [id, some] of byDriver)
      for (const [index, { run }] of some.entries()) {
        const rest = Date.parse(some[index + 1]?.run.reportAt ?? '9999-01-01') - Date.parse(run.endAt);
        expect(rest, `${id} ${run.number}`).toBeGreaterThanOrEqual(11 * 3_600_000);
      }
  });

  test('has nobody on a run who is on leave', () => {
    const leaves = past.flatMap((one) => one.leaves);
    expect(leaves.length).toBeGreaterThan(15);
    for (const { runs } of past)
      for (const { driverIds, number, operationDate } of runs) {
        const away = leaves.filter(({ fromDate, toDate }) => fromDate <= operationDate && operationDate <= toDate);
        expect(
          away.filter(({ driverId }) => driverIds.includes(driverId)),
          number,
        ).toEqual([]);
      }
  });

  test('has runs that are approved, with stops that were reached, and a few that waited', () => {
    const runs = past.flatMap((one) => one.runs);
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['approved']));
    const stops = runs.flatMap((run) => run.stops);
    expect(stops.filter(({ actualArriveAt, actualDepartAt }) => !actualArriveAt || !actualDepartAt)).toEqual([]);
    const waited = stops.filter(({ waitingMinutes }) => (waitingMinutes ?? 0) > 0).length / stops.length;
    expect(waited).toBeGreaterThan(0.05);
    expect(waited).toBeLessThan(0.2);
  });
});

test('stores order more at the end of a year and in summer, and hardly anything on the first days of a year', () => {
  const countOn = (day: string) => deliveriesByDay(day, courses, places)(0).length;
  const usual = countOn('2026-11-12');
  for (const day of ['2026-08-06', '2025-12-30']) expect(countOn(day), day).toBeGreaterThan(usual * 1.07);
  expect(countOn('2026-01-02')).toBeLessThan(usual * 0.55);
  expect(countOn('2026-11-15')).toBeLessThan(usual * 0.65);
});
