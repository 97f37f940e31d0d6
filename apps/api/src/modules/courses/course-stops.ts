import type { CourseInput } from '@haisha/validation/course';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { courseStops } from '../../db/schema/course-stops.ts';
import { destinations } from '../../db/schema/destinations.ts';
import { validationFailed } from '../../errors.ts';

type Stops = CourseInput['stops'];

/** Puts stops in the place of those that are there. */
export async function writeStops(tx: Transaction, courseId: string, stops: Stops): Promise<void> {
  await tx.delete(courseStops).where(eq(courseStops.courseId, courseId));
  if (stops.length === 0) return;
  await tx.insert(courseStops).values(stops.map((stop, position) => ({ ...stop, courseId, position })));
}

/**
 * New stops are at destinations that are there and not archived, and stay so until the end of the transaction; a course
 * may have many, so they are asked for at once.
 */
export async function requireLiveStops(tx: Transaction, stops: Stops, before: Stops = []): Promise<void> {
  const known = new Set(before.map(({ destinationId }) => destinationId));
  const added = [...new Set(stops.map(({ destinationId }) => destinationId))].filter((id) => !known.has(id));
  if (added.length === 0) return;
  const { id, archivedAt } = destinations;
  const rows = await tx
    .select({ id, archivedAt })
    .from(destinations)
    .where(inArray(id, added))
    .orderBy(asc(id))
    .for('key share');
  const found = new Map(rows.map((row) => [row.id, row]));
  const errors = stops.flatMap(({ destinationId }, index) => {
    if (known.has(destinationId)) return [];
    const row = found.get(destinationId);
    if (row?.archivedAt === null) return [];
    return [{ path: `stops.${index}.destinationId`, code: row ? 'archived' : 'invalid' }];
  });
  if (errors.length > 0) throw validationFailed(errors);
}
