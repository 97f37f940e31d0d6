import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import { importOutdated, importUndecided } from '../../../http/errors.ts';
import type { Told } from '../../jobs/job-handler.ts';
import type { Importable } from '../imported-entity.ts';
import { countRows, isToWrite, isUndecided } from '../stored/import-repository.ts';
import { inNumbers } from '../stored/stored-rows.ts';
import { applyRows } from './apply-rows.ts';
import { findOutdated } from './find-outdated.ts';
import { isRefused } from './in-parts.ts';
import { type Writing, writingJob } from './writing-job.ts';

export const applyKind = 'importApply';

/** Writes what was judged and decided, all of it or what is right. */
export const applyJob = (importable: Importable) => writingJob(importable, applyKind, 'import', writeImport);

async function writeImport(writing: Writing): Promise<Told | null> {
  const { write, imported, record, departmentIds, countTo } = writing;
  const { tx, actor } = write;
  const { id: importId } = record;
  const isWhole = record.mode === 'allOrNothing';
  const where = sql`${importRows.importId} = ${importId}`;
  if (isWhole && (await tx.$count(importRows, sql`${where} and ${isUndecided}`)) > 0) throw importUndecided();
  const outdated = await findOutdated(tx, imported, record);
  if (isWhole && outdated.length > 0) throw importOutdated();
  const repeated = await findRepeated(tx, importId, outdated);
  if (isWhole && repeated.length > 0) throw importUndecided();
  await say(tx, importId, 'importRow.changed', outdated);
  await say(tx, importId, 'importRow.repeated', repeated);
  const rejected = new Set([...outdated, ...repeated]);
  const onRows = countTo((await tx.$count(importRows, sql`${where} and ${isToWrite}`)) - rejected.size);
  await applyRows(write, imported, record, { rejected, onRows, departmentIds }).catch((error) => {
    // Somebody was quicker by less than the time it takes to look.
    throw isRefused(error) ? importOutdated() : error;
  });
  await tx.execute(sql`insert into ${importResults} (import_id, number, outcome)
    select import_id, number, case
      when decision = 'skip' then 'skipped'
      when verdict in ('error', 'duplicate', 'warning') or number = any(${sql.param([...rejected])}::int[]) then 'rejected'
      else 'unchanged' end
    from ${importRows} where ${where} on conflict do nothing`);
  await tx
    .update(imports)
    .set({ status: 'applied', appliedAt: sql`clock_timestamp()`, appliedBy: actor.userId })
    .where(eq(imports.id, importId));
  return (await countRows(tx, record)).outcomes;
}

/** Rows that would all be written onto one record; none of them knows what the others say of it. */
async function findRepeated(tx: Transaction, importId: string, outdated: number[]): Promise<number[]> {
  const toWrite = sql`from ${importRows} where ${importRows.importId} = ${importId} and ${isToWrite}
    and not ${inNumbers(outdated)}`;
  const { rows } = await tx.execute<{ number: number }>(sql`select number ${toWrite} and ${importRows.targetId} in (
    select target_id ${toWrite} and target_id is not null group by target_id having count(*) > 1)`);
  return rows.map(({ number }) => number);
}

/** Leaves with rows why they are not written after all. */
async function say(tx: Transaction, importId: string, code: string, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  const issues = [{ column: null, path: '', code }];
  await tx
    .update(importRows)
    .set({ issues })
    .where(and(eq(importRows.importId, importId), inNumbers(numbers)));
}
