import type { Usage } from '@haisha/validation/entity';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Reader } from '../../crud/entity-repository.ts';
import { operationTimeCourses } from '../../db/schema/operation-time-courses.ts';
import { operationTimes } from '../../db/schema/operation-times.ts';

const exampleCount = 3;

/** A course is used by the operation times that say what it takes of a shift. */
export async function courseUsage(db: Reader, id: string, actor: Actor): Promise<Usage['usedBy']> {
  const found = await db
    .select({ code: operationTimes.code, departmentId: operationTimes.departmentId })
    .from(operationTimeCourses)
    .innerJoin(operationTimes, eq(operationTimes.id, operationTimeCourses.operationTimeId))
    .where(and(eq(operationTimeCourses.courseId, id), isNull(operationTimes.archivedAt)))
    .orderBy(operationTimes.code);
  if (found.length === 0) return [];
  const rows = actor.scopeOf('operationTime.read');
  const readable = found.filter(
    ({ departmentId }) => rows === 'all' || (rows === 'department' && actor.departmentIds.includes(departmentId)),
  );
  const examples = readable.slice(0, exampleCount).map(({ code }) => code);
  return [{ entity: 'operationTime', count: found.length, examples }];
}
