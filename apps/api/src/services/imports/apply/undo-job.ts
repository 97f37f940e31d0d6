import type { ImportUndoOutcome } from '@haisha/validation/import-choices';
import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import type { Told } from '../../jobs/job-handler.ts';
import type { Write } from '../../records/entity-repository.ts';
import { withValues } from '../fields/form-path.ts';
import type { AnyImported, AnyRow, Importable } from '../imported-entity.ts';
import { inputOf } from '../judge/read-draft.ts';
import { wholeVersionOf } from '../judge/whole-version.ts';
import { countRows } from '../stored/import-repository.ts';
import { inParts } from './in-parts.ts';
import { recordRows } from './record-rows.ts';
import { type Writing, writingJob } from './writing-job.ts';

export const undoKind = 'importUndo';
const rowsAtOnce = 250;

const { number, before, writtenId, writtenVersion } = importResults;

type WrittenRow = Pick<typeof importResults.$inferSelect, 'number' | 'before' | 'writtenId' | 'writtenVersion'>;
type Undone = { number: number; before: Record<string, unknown> | null; row: AnyRow };

/** Takes an import back, row by row from its end; what was changed or is in use since stays and is told. */
export const undoJob = (importable: Importable) => writingJob(importable, undoKind, 'undoImport', takeBack);

async function takeBack(writing: Writing): Promise<Told | null> {
  const { write, imported, record, departmentIds, countTo } = writing;
  const { tx, actor } = write;
  const isWritten = and(eq(importResults.importId, record.id), isNotNull(writtenId));
  const onRows = countTo(await tx.$count(importResults, isWritten));
  for await (const rows of rowsFromEnd(tx, isWritten)) {
    await undoSome(write, imported, record.id, rows, departmentIds);
    onRows(rows.length);
  }
  await tx
    .update(imports)
    .set({ status: 'undone', undoneAt: sql`clock_timestamp()`, undoneBy: actor.userId })
    .where(eq(imports.id, record.id));
  return (await countRows(tx, record)).undone;
}

async function* rowsFromEnd(tx: Transaction, isWritten: SQL | undefined): AsyncGenerator<WrittenRow[]> {
  for (let last = 2_147_483_647; ; ) {
    const rows = await tx
      .select({ number, before, writtenId, writtenVersion })
      .from(importResults)
      .where(and(isWritten, lt(number, last)))
      .orderBy(desc(number))
      .limit(rowsAtOnce);
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? 0;
    yield rows;
  }
}

async function undoSome(
  write: Write,
  imported: AnyImported,
  importId: string,
  rows: WrittenRow[],
  departmentIds: Set<string>,
): Promise<void> {
  const { tx, scope } = write;
  const { exported, repository, remove, update } = imported;
  const ids = rows.map(({ writtenId }) => writtenId ?? '');
  const { table } = repository;
  await tx.execute(sql`select 1 from ${table} where ${table.id} = any(${sql.param(ids)}::uuid[])
    order by ${table.id} for update`);
  // Queries of the exports read within a transaction as well.
  const read = async (some: string[]) => await exported.rows(tx as unknown as Database, some, scope);
  const present = new Map((await read(ids)).map((row) => [row.id, row]));
  const same = rows.flatMap(({ number, before, writtenId, writtenVersion }): Undone[] => {
    const row = present.get(writtenId ?? '');
    const isAsWritten = row && row.archivedAt === null && wholeVersionOf(imported, row) === writtenVersion;
    return isAsWritten ? [{ number, before, row }] : [];
  });
  const made = same.filter(({ before }) => before === null);
  const inUse = await inParts(
    tx,
    made,
    async (some) =>
      await remove(
        write,
        some.map(({ row }) => row.id),
      ),
  );
  const changed = same.filter(({ before }) => before !== null);
  const refused = await inParts(
    tx,
    changed,
    async (some) =>
      await update(
        write,
        some.map(({ row, before }) => ({ row, input: withValues(inputOf(imported, row), before) })),
      ),
  );
  const removed = without(made, inUse);
  const restored = without(changed, refused);
  const after = new Map((await read(restored.map(({ row }) => row.id))).map((row) => [row.id, row]));
  await recordRows(write, imported, 'undoImport', [
    ...removed.map(({ row }) => ({ before: row, after: null })),
    ...restored.map(({ row }) => ({ before: row, after: after.get(row.id) ?? null })),
  ]);
  for (const row of [...present.values(), ...after.values()]) {
    const departmentId = repository.departmentOf?.(row);
    if (departmentId) departmentIds.add(departmentId);
  }
  const set = async (undo: ImportUndoOutcome, numbers: number[]) => {
    if (numbers.length === 0) return;
    await tx
      .update(importResults)
      .set({ undo })
      .where(and(eq(importResults.importId, importId), sql`${number} = any(${sql.param(numbers)}::int[])`));
  };
  const undone = [...removed, ...restored].map(({ number }) => number);
  const used = inUse.map(({ number }) => number);
  await set('undone', undone);
  await set('inUse', used);
  await set(
    'changed',
    rows.map(({ number }) => number).filter((one) => !undone.includes(one) && !used.includes(one)),
  );
}

function without(all: Undone[], some: Undone[]): Undone[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
}
