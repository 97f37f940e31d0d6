import type { FieldError } from '@haisha/validation/rule';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/actor.ts';
import type { Importable } from '../imported-entity.ts';
import type { ImportRecord } from '../stored/import-repository.ts';
import { judgeOf } from '../stored/open-import.ts';
import { asRead } from './judged-row.ts';

/** Why values for all rows cannot stand in any, judged as the cells of a row that has nothing else. */
export async function refusedValues(
  tx: Transaction,
  importable: Importable,
  record: ImportRecord,
  actor: Actor,
): Promise<FieldError[]> {
  const { fixed } = record;
  if (fixed.every(({ text }) => text.trim() === '')) return [];
  const judge = await judgeOf(tx, importable, { ...record, mapping: [] }, actor);
  const [row] = await judge([asRead({ number: 1, cells: [] })]);
  return (row?.issues ?? []).flatMap(({ column, code, params }) => {
    const isGiven = column !== null && fixed[column]?.text.trim() !== '';
    return isGiven ? [{ path: `fixed.${column}.text`, code, ...(params && { params }) }] : [];
  });
}
