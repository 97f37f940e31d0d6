import { searchText } from '@haisha/rules/search-text';
import type {
  Department,
  DepartmentInput,
  DepartmentListQuery,
  departmentUpdateSchema,
} from '@haisha/validation/department';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { listDepartments, selectDepartments } from './department-list.ts';

type DepartmentUpdate = z.output<typeof departmentUpdateSchema>;

export const departmentRepository: EntityRepository<
  Department,
  DepartmentInput,
  DepartmentUpdate,
  DepartmentListQuery
> = {
  entity: 'department',
  table: departments,
  list: listDepartments,
  departmentOf: ({ id }) => id,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectDepartments(db).where(and(eq(departments.id, id), withinScope(scope, departments.id)));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    if (input.parentId) await requireLive(tx, departments, input.parentId, 'parentId');
    const values = { ...departmentRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(departments).values(values).returning({ id: departments.id });
    if (!row) throw new Error('no department was made');
    return row.id;
  },

  async update({ tx, actor }, row, { version: _, ...input }) {
    if (input.parentId && input.parentId !== row.parentId) {
      await requireLive(tx, departments, input.parentId, 'parentId');
      await requireAbove(tx, input.parentId, row.id);
    }
    await tx
      .update(departments)
      .set({ ...departmentRow(input), ...changedBy(departments, actor) })
      .where(eq(departments.id, row.id));
  },

  async checkRestore(tx, { parentId }) {
    if (parentId) await requireLive(tx, departments, parentId, 'parentId');
  },
};

export function departmentRow(input: DepartmentInput) {
  const { code, name, nameEn, shortName, prefecture, city, addressLine1, phone, note } = input;
  return {
    ...input,
    searchText: searchText(code, name, nameEn, shortName, prefecture, city, addressLine1, phone, note),
  };
}

/** Refuses a parent that lies below the department, also when two moves happen at the same time. */
async function requireAbove(tx: Transaction, parentId: string, id: string): Promise<void> {
  await lockUntilCommit(tx, 'moveDepartment');
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select id, parent_id from departments where id = ${parentId}
      union select d.id, d.parent_id from departments d join above on d.id = above.parent_id
    ) select 1 from above where id = ${id}`);
  if (rows.length > 0) throw validationFailed([{ path: 'parentId', code: 'circular' }]);
}

/** Checks the whole tree after many moves at once. */
export async function requireTree(tx: Transaction): Promise<void> {
  await lockUntilCommit(tx, 'moveDepartment');
  const { rows } = await tx.execute(sql`
    with recursive below as (
      select id from departments where parent_id is null
      union select d.id from departments d join below on d.parent_id = below.id
    ) select 1 from departments where id not in (select id from below) limit 1`);
  if (rows.length > 0) throw validationFailed([{ path: 'parentId', code: 'circular' }]);
}
