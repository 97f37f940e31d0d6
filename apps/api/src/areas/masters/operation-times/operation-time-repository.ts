import { searchText } from '@haisha/rules/search-text';
import type {
  OperationTime,
  OperationTimeInput,
  OperationTimeListQuery,
  operationTimeUpdateSchema,
} from '@haisha/validation/operation-time';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { operationTimeCourses } from '../../../db/schema/masters/operation-time-courses.ts';
import { operationTimes } from '../../../db/schema/masters/operation-times.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, requireWithinScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireAllLive, requireLive } from '../../../services/records/write/row-writes.ts';
import { listOperationTimes, selectOperationTimes } from './operation-time-list.ts';

type OperationTimeUpdate = z.output<typeof operationTimeUpdateSchema>;
type References = Pick<OperationTimeInput, 'departmentId' | 'courseTimes'>;

export const operationTimeRepository: EntityRepository<
  OperationTime,
  OperationTimeInput,
  OperationTimeUpdate,
  OperationTimeListQuery
> = {
  entity: 'operationTime',
  table: operationTimes,
  list: listOperationTimes,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const within = withinScope(scope, operationTimes.departmentId);
    const [row] = await selectOperationTimes(db).where(and(eq(operationTimes.id, id), within));
    return row ?? null;
  },

  async insert({ tx, actor }, { courseTimes, ...input }) {
    await requireReferences(tx, { ...input, courseTimes });
    const values = { ...operationTimeRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(operationTimes).values(values).returning({ id: operationTimes.id });
    if (!row) throw new Error('no operation time was made');
    await setCourseTimes(tx, row.id, courseTimes);
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, courseTimes, ...input }) {
    requireWithinScope(scope, input.departmentId);
    await requireReferences(tx, { ...input, courseTimes }, row);
    await setCourseTimes(tx, row.id, courseTimes);
    await tx
      .update(operationTimes)
      .set({ ...operationTimeRow(input), ...changedBy(operationTimes, actor) })
      .where(eq(operationTimes.id, row.id));
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
  },
};

/** Checks new references only: an unchanged one may have been archived since. */
async function requireReferences(tx: Transaction, now: References, before?: References): Promise<void> {
  const { departmentId, courseTimes } = now;
  if (departmentId !== before?.departmentId) await requireLive(tx, departments, departmentId, 'departmentId');
  await requireAllLive(tx, {
    table: courses,
    ids: courseTimes.map(({ courseId }) => courseId),
    known: before?.courseTimes.map(({ courseId }) => courseId) ?? [],
    pathAt: (index) => `courseTimes.${index}.courseId`,
  });
}

async function setCourseTimes(
  tx: Transaction,
  operationTimeId: string,
  courseTimes: OperationTimeInput['courseTimes'],
): Promise<void> {
  await tx.delete(operationTimeCourses).where(eq(operationTimeCourses.operationTimeId, operationTimeId));
  const rows = courseTimes.map((time, position) => ({ ...time, operationTimeId, position }));
  if (rows.length > 0) await tx.insert(operationTimeCourses).values(rows);
}

/** Everything but the times of single courses, which are rows of their own. */
export function operationTimeRow(input: Omit<OperationTimeInput, 'courseTimes'>) {
  const { code, name, nameEn, note } = input;
  return { ...input, searchText: searchText(code, name, nameEn, note) };
}
