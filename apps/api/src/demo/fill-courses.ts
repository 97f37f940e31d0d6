import { demoCourses } from '@haisha/demo-company/demo-courses';
import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { demoCourseTimes } from '@haisha/demo-company/demo-operation-times';
import { demoVehicles } from '@haisha/demo-company/demo-vehicles';
import { sql } from 'drizzle-orm';
import { courseRow } from '../areas/masters/courses/course-repository.ts';
import { destinationRow } from '../areas/masters/destinations/destination-repository.ts';
import type { Transaction } from '../db/database.ts';
import { courseStops } from '../db/schema/masters/course-stops.ts';
import { courses } from '../db/schema/masters/courses.ts';
import { destinations } from '../db/schema/masters/destinations.ts';
import { operationTimeCourses } from '../db/schema/masters/operation-time-courses.ts';

/** Where the demo company delivers, and its courses; its owners, directions, shifts, vehicles and drivers have to be there. */
export async function fillCourses(
  tx: Transaction,
  today: string,
  by: { createdBy: string; updatedBy: string },
): Promise<void> {
  const places = demoDestinations(today);
  await tx.insert(destinations).values(places.map((place) => ({ ...place, ...destinationRow(place), ...by })));
  const rounds = demoCourses(places, demoVehicles(today));
  await tx.insert(courses).values(rounds.map((round) => ({ ...courseRow(round), id: round.id, ...by })));
  await tx
    .insert(courseStops)
    .values(rounds.flatMap(({ id, stops }) => stops.map((stop, position) => ({ ...stop, courseId: id, position }))));
  await tx.insert(operationTimeCourses).values(demoCourseTimes(rounds));
  // Whoever has the vehicle drives the course.
  await tx.execute(
    sql`update courses set default_driver_id = drivers.id from drivers where main_vehicle_id = default_vehicle_id`,
  );
}
