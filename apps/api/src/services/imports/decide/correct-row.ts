import type {
  ImportCorrection,
  ImportJudgement,
  ImportReplacement,
  ImportReplacementResult,
} from '@haisha/validation/import-row';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordNotFound } from '../../../http/errors.ts';
import { type Importable, importedOf } from '../imported-entity.ts';
import { markFileConflicts, rowsAlike } from '../judge/file-conflicts.ts';
import { correctionsOrNone, ownCorrections, type RowToJudge } from '../judge/judged-row.ts';
import { countRows, findImport, type ImportRecord, isUndecided, lockImport } from '../stored/import-repository.ts';
import { judgeOf } from '../stored/open-import.ts';
import {
  findRows,
  inNumbers,
  readRowsToJudge,
  readStored,
  type StoredRow,
  saveJudged,
  skippedForOneOf,
} from '../stored/stored-rows.ts';

const mostAnswered = 200;
/** Few enough that others are answered meanwhile. */
const rowsAtOnce = 250;

type At = { id: string; actor: Actor };

/** Cells as they should have been: the row is judged again, and with it those it was or is in conflict with. */
export async function correctRow(
  tx: Transaction,
  importable: Importable,
  { number, ...at }: At & { number: number },
  { cells }: ImportCorrection,
): Promise<ImportJudgement> {
  const record = await lockImport(tx, importable, at.id, at.actor, ['judged']);
  const [row] = await readStored(tx, at.id, eq(importRows.number, number));
  if (!row) throw recordNotFound();
  const alike = await correct(tx, importable, record, at, [row], cells);
  const rows = await findRows(tx, record, [number, ...alike.slice(0, mostAnswered - 1)]);
  return { rows, import: await findImport(tx, importable, at.id, at.actor) };
}

/** One text instead of another in a column, in all rows at fault about which nothing is decided. */
export async function replaceCells(
  tx: Transaction,
  importable: Importable,
  at: At,
  { column, text, by }: ImportReplacement,
): Promise<ImportReplacementResult> {
  const record = await lockImport(tx, importable, at.id, at.actor, ['judged']);
  const fixed = record.fixed[column - record.headers.length]?.text ?? null;
  const cell = sql`coalesce(${importRows.corrections} ->> ${String(column)}::text, ${importRows.cells} ->> ${column}::int,
    ${fixed}::text)`;
  const isWrong = sql`(${isUndecided} and ${importRows.verdict} = 'error' and ${cell} = ${text})`;
  const rows = await readStored(tx, at.id, isWrong);
  if (rows.length > 0) await correct(tx, importable, record, at, rows, [{ column, text: by }]);
  return { count: rows.length, import: await findImport(tx, importable, at.id, at.actor) };
}

/** Answers the numbers of the other rows that were judged again. */
async function correct(
  tx: Transaction,
  importable: Importable,
  record: ImportRecord,
  { id, actor }: At,
  rows: readonly StoredRow[],
  cells: ImportCorrection['cells'],
): Promise<number[]> {
  const undecided = { filled: null, decision: null, skippedFor: null, targetId: null };
  const judge = await judgeOf(tx, importable, record, actor);
  const keys = new Set(rows.flatMap((row) => row.keys));
  const numbers = rows.map((row) => row.number);

  async function judgeAgain(some: readonly RowToJudge[]): Promise<void> {
    for (let at = 0; at < some.length; at += rowsAtOnce) {
      const judged = await judge(some.slice(at, at + rowsAtOnce));
      for (const key of judged.flatMap((row) => row.keys)) keys.add(key);
      await saveJudged(tx, id, judged);
    }
  }

  await judgeAgain(
    rows.map((row) => ({
      number: row.number,
      cells: row.cells,
      corrections: correctionsOrNone(corrected(record, row, cells)),
      ...undecided,
    })),
  );
  const own = new Set(numbers);
  const sharing = (await rowsAlike(tx, id, [...keys])).filter((other) => !own.has(other));
  const known = await readRowsToJudge(tx, id, sql`(${inNumbers(sharing)} or ${skippedForOneOf(numbers)})`);
  // What was skipped for the sake of one of these rows is open again.
  const isOpen = ({ skippedFor }: RowToJudge) => skippedFor !== null && own.has(skippedFor);
  await judgeAgain(known.map((other) => (isOpen(other) ? { ...other, ...undecided } : other)));
  const alike = known.map((other) => other.number);
  await markFileConflicts(tx, importedOf(importable, record.entity), record, [...numbers, ...alike]);
  await countRows(tx, record);
  return alike;
}

function corrected({ fixed }: ImportRecord, row: StoredRow, cells: ImportCorrection['cells']): Record<string, string> {
  const corrections = ownCorrections(row);
  for (const { column, text } of cells) {
    const given = fixed[column - row.cells.length];
    if (column >= row.cells.length && !given) continue;
    // What all rows say is entered once more to stand in this one whatever its record has.
    if (text === (row.cells[column] ?? '') && !given?.text) delete corrections[column];
    else corrections[column] = text;
  }
  return corrections;
}
