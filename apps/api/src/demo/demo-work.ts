import { demoCaseWork } from '@haisha/demo-company/demo-case-work';
import { demoCourses } from '@haisha/demo-company/demo-courses';
import { type DemoDelivery, type DemoPeriod, demoDays, demoDeliveries } from '@haisha/demo-company/demo-deliveries';
import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { type DemoDriver, demoDrivers } from '@haisha/demo-company/demo-drivers';
import type { DemoRun } from '@haisha/demo-company/demo-run';
import { demoRuns } from '@haisha/demo-company/demo-runs';
import { demoVehicles } from '@haisha/demo-company/demo-vehicles';

const noCases = { deliveries: [], runs: [] };

export type DemoWork = { deliveries: DemoDelivery[]; runs: DemoRun[]; drivers: DemoDriver[] };

/** What the demo company carries and drives on some days, as it stands at a moment of today. */
export function demoWork(today: string, days: DemoPeriod): DemoWork {
  const places = demoDestinations(today);
  const vehicles = demoVehicles(today);
  const courses = demoCourses(places, vehicles);
  const drivers = demoDrivers(today, []);
  const deliveries = demoDeliveries(today, courses, places, days);
  const runs = demoRuns(today, { courses, deliveries, drivers, vehicles }, days);
  // A company of today alone is one for tests, which want little.
  const hasCases = days.ahead >= demoDays.ahead;
  const cases = hasCases ? demoCaseWork(today, { deliveries, destinations: places, drivers, vehicles }) : noCases;
  return { deliveries: [...deliveries, ...cases.deliveries], drivers, runs: [...runs, ...cases.runs] };
}
