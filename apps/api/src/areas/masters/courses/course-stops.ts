import type { CourseInput } from '@haisha/validation/course';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { courseStops } from '../../../db/schema/masters/course-stops.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { requireAllLive } from '../../../services/records/write/row-writes.ts';

type Stops = CourseInput['stops'];

/** Replaces the stops of a course. */
export async function writeStops(tx: Transaction, courseId: string, stops: Stops): Promise<void> {
  await tx.delete(courseStops).where(eq(courseStops.courseId, courseId));
  if (stops.length === 0) return;
  await tx.insert(courseStops).values(stops.map((stop, position) => ({ ...stop, courseId, position })));
}

/** Refuses new stops at destinations that are missing or archived. */
export async function requireLiveStops(tx: Transaction, stops: Stops, before: Stops = []): Promise<void> {
  await requireAllLive(tx, {
    table: destinations,
    ids: stops.map(({ destinationId }) => destinationId),
    known: before.map(({ destinationId }) => destinationId),
    pathAt: (index) => `stops.${index}.destinationId`,
  });
}
