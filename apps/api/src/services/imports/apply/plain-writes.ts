import type { EntityFields } from '@haisha/validation/entity';
import { isAmong } from '../../../db/is-among.ts';
import type { RowScope } from '../../records/read/row-scope.ts';
import type { EntityTable } from '../../records/write/row-writes.ts';
import { insertEntities, updateEntities } from '../../records/write/write-many.ts';
import type { ImportedEntity } from '../imported-entity.ts';

/** Writes records that are one row each, made of what the form says and, where there is one, of the record as it is. */
export function plainWrites<Row extends EntityFields, Input extends object>(
  table: EntityTable,
  rowOf: (input: Input, scope: RowScope, row?: Row) => Readonly<Record<string, unknown>>,
): Pick<ImportedEntity<Row, Input>, 'insert' | 'update' | 'remove'> {
  return {
    insert: async ({ tx, actor, scope }, inputs) => {
      const rows = inputs.map((input) => rowOf(input, scope));
      return await insertEntities(tx, table, actor, rows);
    },
    update: async ({ tx, actor, scope }, changes) => {
      const rows = changes.map(({ row, input }) => ({ ...rowOf(input, scope, row), id: row.id }));
      await updateEntities(tx, table, actor, rows);
    },
    remove: async ({ tx }, ids) => {
      await tx.delete(table).where(isAmong(table.id, ids));
    },
  };
}
