import { searchText } from '@haisha/rules/search-text';
import type {
  Direction,
  DirectionInput,
  DirectionListQuery,
  directionUpdateSchema,
} from '@haisha/validation/direction';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, requireWithinScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { listDirections, selectDirections } from './direction-list.ts';

type DirectionUpdate = z.output<typeof directionUpdateSchema>;

export const directionRepository: EntityRepository<Direction, DirectionInput, DirectionUpdate, DirectionListQuery> = {
  entity: 'direction',
  table: directions,
  list: listDirections,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const within = withinScope(scope, directions.departmentId);
    const [row] = await selectDirections(db).where(and(eq(directions.id, id), within));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    await requireLive(tx, departments, input.departmentId, 'departmentId');
    const values = { ...directionRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(directions).values(values).returning({ id: directions.id });
    if (!row) throw new Error('no direction was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, ...input }) {
    requireWithinScope(scope, input.departmentId);
    if (input.departmentId !== row.departmentId) await requireLive(tx, departments, input.departmentId, 'departmentId');
    await tx
      .update(directions)
      .set({ ...directionRow(input), ...changedBy(directions, actor) })
      .where(eq(directions.id, row.id));
  },

  async checkRestore(tx, { departmentId }) {
    await requireLive(tx, departments, departmentId, 'departmentId');
  },
};

export function directionRow(input: DirectionInput) {
  const { code, name, nameEn, note } = input;
  return { ...input, searchText: searchText(code, name, nameEn, note) };
}
