import type { ImportCorrection, ImportJudgement } from '@haisha/validation/import';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../db/client.ts';
import { importRows } from '../db/schema/import-rows.ts';
import { recordNotFound } from '../errors.ts';
import { markFileConflicts, rowsAlike } from './file-conflicts.ts';
import { countRows, findImport, lockImport } from './import-repository.ts';
import { correctionsOrNone, ownCorrections } from './judged-row.ts';
import { judgeOf } from './open-import.ts';
import { findRows, inNumbers, readRowsToJudge, saveJudged, skippedForOneOf } from './stored-rows.ts';

const mostAnswered = 200;

type At = { id: string; number: number; actor: Actor };

/** Cells as they should have been: the row is judged again, and with it those it was or is in conflict with. */
export async function correctRow(
  tx: Transaction,
  { id, number, actor }: At,
  { cells }: ImportCorrection,
): Promise<ImportJudgement> {
  const record = await lockImport(tx, id, actor, ['judged']);
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.number, number)));
  if (!row) throw recordNotFound();
  const corrections = ownCorrections(row);
  for (const { column, text } of cells) {
    const fixed = record.fixed[column - row.cells.length];
    if (column >= row.cells.length && !fixed) continue;
    // What all rows say is entered once more to stand in this one whatever its record has.
    if (text === (row.cells[column] ?? '') && !fixed?.text) delete corrections[column];
    else corrections[column] = text;
  }
  const judge = await judgeOf(tx, record, actor);
  const undecided = { filled: null, decision: null, skippedFor: null, targetId: null };
  const again = await judge([{ number, cells: row.cells, corrections: correctionsOrNone(corrections), ...undecided }]);
  const keys = new Set([...row.keys, ...again.flatMap((one) => one.keys)]);
  const sharing = (await rowsAlike(tx, id, [...keys])).filter((other) => other !== number);
  const known = await readRowsToJudge(tx, id, sql`(${inNumbers(sharing)} or ${skippedForOneOf([number])})`);
  // What was skipped for the sake of this row is open again.
  const others = await judge(known.map((other) => (other.skippedFor === number ? { ...other, ...undecided } : other)));
  const alike = known.map((other) => other.number);
  await saveJudged(tx, id, [...again, ...others]);
  await markFileConflicts(tx, id, [number, ...alike]);
  await countRows(tx, id);
  const rows = await findRows(tx, record, [number, ...alike.slice(0, mostAnswered - 1)]);
  return { rows, import: await findImport(tx, id, actor) };
}
