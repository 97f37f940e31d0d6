import type { Import } from '@haisha/validation/import';
import type { ImportDecision, ImportStatus } from '@haisha/validation/import-choices';
import type { ImportRow, ImportRowListQuery } from '@haisha/validation/import-row';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Reader } from '../../records/entity-repository.ts';
import { oneOfFilter } from '../../records/read/list-sql.ts';
import { pageOfRows } from '../../records/read/page-of-rows.ts';
import { insertRows } from '../../records/write/write-many.ts';
import { cellsOf } from '../columns/fixed-values.ts';
import type { JudgedRow, RowToJudge } from '../judge/judged-row.ts';
import { hasFault } from './count-faults.ts';
import { type ImportRecord, isResultOfRow, isUndecided } from './import-repository.ts';

export type StoredRow = typeof importRows.$inferSelect;

/** Keeps what was judged, in place of what was thought of these rows before. */
export async function saveJudged(db: Reader, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  const numbers = rows.map((row) => row.number);
  await db.delete(importRows).where(and(eq(importRows.importId, importId), inNumbers(numbers)));
  await insertJudged(db, importId, rows);
}

/** Keeps rows that were never judged before. */
export async function insertJudged(db: Reader, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  await insertRows(
    db,
    importRows,
    rows.map(({ issues, warnings, changes, updates, conflicts, ...row }) => ({
      ...row,
      importId,
      issues: orNull(issues),
      warnings: orNull(warnings),
      changes: orNull(changes),
      updates: orNull(updates),
      conflicts: orNull(conflicts),
    })),
  );
}

/** With all that is thought of them, in the order of the file. */
export async function readStored(db: Reader, importId: string, where: SQL): Promise<StoredRow[]> {
  return await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), where))
    .orderBy(importRows.number);
}

export async function readRowsToJudge(db: Reader, importId: string, where: SQL): Promise<RowToJudge[]> {
  return await db
    .select(toJudge)
    .from(importRows)
    .where(and(eq(importRows.importId, importId), where))
    .orderBy(importRows.number);
}

/** All rows in pieces, in the order of the file. */
export async function* readAllToJudge(db: Reader, importId: string, size: number): AsyncGenerator<RowToJudge[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .select(toJudge)
      .from(importRows)
      .where(and(eq(importRows.importId, importId), sql`${importRows.number} > ${last}`))
      .orderBy(importRows.number)
      .limit(size);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.number ?? 0;
  }
}

const { number, cells, corrections, filled, decision, skippedFor, targetId } = importRows;
const toJudge = { number, cells, corrections, filled, decision, skippedFor, targetId };

export function inNumbers(numbers: readonly number[]): SQL {
  return sql`${importRows.number} = any(${sql.param(numbers)}::int[])`;
}

/** Rows that nobody but the choice of one of these skipped. */
export function skippedForOneOf(numbers: readonly number[]): SQL {
  return sql`${importRows.skippedFor} = any(${sql.param(numbers)}::int[])`;
}

/** One page of the rows of an import, in the order of the file. */
export function listRows(
  db: Database,
  { id, status, columns }: Pick<Import, 'id' | 'status' | 'columns'>,
  { verdict, outcome, undo, number, only, fault, ...query }: ImportRowListQuery,
) {
  const texts = columns.flatMap(({ fixed }) => fixed ?? []);
  const where = and(
    eq(importRows.importId, id),
    oneOfFilter(importRows.verdict, verdict),
    oneOfFilter(importResults.outcome, outcome),
    oneOfFilter(importResults.undo, undo),
    number.length > 0 ? inNumbers(number) : undefined,
    only &&
      {
        undecided: isUndecided,
        normalised: isNotNull(importRows.changes),
        corrected: isNotNull(importRows.corrections),
      }[only],
    fault === undefined ? undefined : hasFault(fault),
  );
  return pageOfRows(
    query,
    async (limit, offset) => {
      const rows = await withResults(db).where(where).orderBy(importRows.number).limit(limit).offset(offset);
      return rows.map((row) => shownRow(row, texts, status));
    },
    db.$count(sql`${importRows} left join ${importResults} on ${isResultOfRow}`, where),
  );
}

export async function findRows(
  db: Reader,
  { id, fixed }: Pick<ImportRecord, 'id' | 'fixed'>,
  numbers: number[],
): Promise<ImportRow[]> {
  const texts = fixed.map(({ text }) => text);
  const rows = await withResults(db)
    .where(and(eq(importRows.importId, id), inNumbers(numbers)))
    .orderBy(importRows.number);
  return rows.map((row) => shownRow(row, texts, 'judged'));
}

function withResults(db: Reader) {
  return db.select({ row: importRows, result: importResults }).from(importRows).leftJoin(importResults, isResultOfRow);
}

type RowWithResult = { row: StoredRow; result: typeof importResults.$inferSelect | null };

function shownRow({ row, result }: RowWithResult, fixed: readonly string[], status: ImportStatus): ImportRow {
  const { number: at, verdict, decision: decided } = row;
  const conflicts = row.conflicts ?? [];
  return {
    number: at,
    cells: cellsOf(row, fixed),
    corrected: Object.keys(row.corrections ?? {}).map(Number),
    verdict,
    issues: row.issues ?? [],
    warnings: row.warnings ?? [],
    changes: row.changes ?? [],
    updates: row.updates ?? [],
    conflicts,
    target: row.targetId === null ? null : { id: row.targetId, label: row.targetLabel ?? '' },
    decision: decided,
    choices: status === 'judged' ? choicesOf(row) : [],
    outcome: result?.outcome ?? null,
    undo: result?.undo ?? null,
  };
}

/** What can be decided about a row; of a thing that stands only once there cannot be another one. */
export function choicesOf({
  decision: taken,
  ...row
}: Pick<StoredRow, 'verdict' | 'conflicts' | 'targetId' | 'decision'>): ImportDecision[] {
  const possible = possibleOf(row);
  return taken === null || possible.includes(taken) ? possible : [taken, ...possible];
}

function possibleOf({
  verdict,
  conflicts,
  targetId,
}: Pick<StoredRow, 'verdict' | 'conflicts' | 'targetId'>): ImportDecision[] {
  if (verdict === 'unchanged') return [];
  if (verdict === 'error' || verdict === 'new') return ['skip'];
  if (verdict === 'warning') return targetId === null ? ['accept', 'skip'] : ['accept', 'merge', 'skip'];
  if (verdict === 'update') return ['overwrite', 'merge', 'skip'];
  const isUnique = (conflicts ?? []).some((one) => one.isUnique);
  const hasRecord = (conflicts ?? []).some(({ kind }) => kind === 'record');
  return [
    ...(isUnique || hasRecord ? (['overwrite', 'merge'] as const) : []),
    'skip',
    ...(isUnique ? [] : (['registerAsNew'] as const)),
  ];
}

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}
