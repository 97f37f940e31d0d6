import { demoCourses } from '@haisha/demo-company/demo-courses';
import { type DemoDays, type DemoDelivery, demoDeliveries } from '@haisha/demo-company/demo-deliveries';
import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { type DemoDriver, demoDrivers } from '@haisha/demo-company/demo-drivers';
import type { DemoRun } from '@haisha/demo-company/demo-run';
import { demoRuns } from '@haisha/demo-company/demo-runs';
import { demoVehicles } from '@haisha/demo-company/demo-vehicles';

export type DemoWork = { deliveries: DemoDelivery[]; runs: DemoRun[]; drivers: DemoDriver[] };

/** What the demo company carries and drives on some days. */
export function demoWork(today: string, days: DemoDays): DemoWork {
  const places = demoDestinations(today);
  const vehicles = demoVehicles(today);
  const courses = demoCourses(places, vehicles);
  const drivers = demoDrivers(today, []);
  const deliveries = demoDeliveries(today, courses, places, days);
  return { deliveries, drivers, runs: demoRuns(today, { courses, deliveries, drivers, vehicles }, days) };
}
