import type { Usage } from '@haisha/validation/entity';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Reader } from '../../crud/entity-repository.ts';
import { courseStops } from '../../db/schema/course-stops.ts';
import { courses } from '../../db/schema/courses.ts';

const exampleCount = 3;

/** A destination is used by the courses that stop there, each counted once however often it does. */
export async function coursesThatStopAt(db: Reader, id: string, actor: Actor): Promise<Usage['usedBy']> {
  const stopThere = and(eq(courseStops.destinationId, id), isNull(courses.archivedAt));
  const found = await db
    .selectDistinct({ code: courses.code })
    .from(courseStops)
    .innerJoin(courses, eq(courses.id, courseStops.courseId))
    .where(stopThere)
    .orderBy(courses.code);
  if (found.length === 0) return [];
  const mayRead = actor.scopeOf('course.read') !== undefined;
  const examples = mayRead ? found.slice(0, exampleCount).map(({ code }) => code) : [];
  return [{ entity: 'course', count: found.length, examples }];
}
