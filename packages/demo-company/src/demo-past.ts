import { addDays, addMonths, daysBetween } from '@haisha/rules/calendar';
import { demoCourses } from './demo-courses.ts';
import { type DemoDelivery, deliveriesByDay, demoDays, demoDeliveries } from './demo-deliveries.ts';
import { demoInstant } from './demo-delivery-results.ts';
import { demoDestinations } from './demo-destinations.ts';
import { demoDrivers } from './demo-drivers.ts';
import { type DemoLeave, demoPastLeaves } from './demo-leaves.ts';
import type { DemoRun } from './demo-run.ts';
import { crewPlanner } from './demo-run-crews.ts';
import { demoRuns, runsOfDay } from './demo-runs.ts';
import { demoVehicles } from './demo-vehicles.ts';

/** One day of the past with what was carried and driven, and who began a leave. */
export type DemoPastDay = { day: string; deliveries: DemoDelivery[]; runs: DemoRun[]; leaves: DemoLeave[] };

/** How many days so many months hold that end before the two weeks with which the product begins. */
export function countPastDays(today: string, months: number): number {
  return Math.max(0, daysBetween(addMonths(today, -months), today) - demoDays.back);
}

/**
 * The past of the demo company, day by day from so many months ago until the two weeks with which the product begins; the
 * same for the same day on every machine. Whoever drives on the first of those days is not kept from it.
 */
export function* demoPast(today: string, months: number): Generator<DemoPastDay> {
  const places = demoDestinations(today);
  const vehicles = demoVehicles(today);
  const courses = demoCourses(places, vehicles);
  const drivers = demoDrivers(today, []);
  const first = { back: demoDays.back, ahead: -demoDays.back, until: demoInstant(today, 0) };
  const fleet = { courses, deliveries: demoDeliveries(today, courses, places, first), drivers, vehicles };
  const taken = new Map(
    demoRuns(today, fleet, first).flatMap((run) => run.driverIds.map((id) => [id, Date.parse(run.reportAt)] as const)),
  );
  const count = countPastDays(today, months);
  const leaves = demoPastLeaves(today, drivers, { least: demoDays.back + 1, most: count + demoDays.back });
  const leavesFrom = Map.groupBy(leaves, ({ fromDate }) => fromDate);
  const crews = crewPlanner({ drivers, vehicles, today, leaves, taken });
  const deliveriesOf = deliveriesByDay(today, courses, places);
  for (let offset = -count - demoDays.back; offset < -demoDays.back; offset += 1) {
    const day = addDays(today, offset);
    const deliveries = deliveriesOf(offset);
    const runs = runsOfDay({ courses, crews, deliveries, fleet, offset, today, until: first.until });
    yield { day, deliveries, runs, leaves: leavesFrom.get(day) ?? [] };
  }
}
