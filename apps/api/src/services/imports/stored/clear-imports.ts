import { dayMs } from '@haisha/rules/calendar';
import { importKeptDays } from '@haisha/validation/import-choices';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import type { FileStore } from '../../files/storage/file-store.ts';
import { lastActAt } from './import-repository.ts';

/** So many rows in one statement: nobody waits long for what it locks. */
const rowsAtOnce = 5_000;

/**
 * Removes the file and the rows of imports that nobody has touched for long; the record with its counts stays. What was
 * never applied is given up. The file goes last: as long as it is there, a step that broke off is taken up again.
 */
export async function clearImports(db: Database, clock: Clock, store: FileStore): Promise<void> {
  const before = new Date(clock().getTime() - importKeptDays * dayMs).toISOString();
  const isIdle = sql`not exists (select 1 from ${jobs} where ${jobs.id} = ${imports.jobId}
    and ${jobs.status} in ('queued', 'running'))`;
  const isOver = and(isNotNull(imports.fileId), sql`${lastActAt} < ${before}`, isIdle);
  const over = await db.select({ id: imports.id, fileId: imports.fileId }).from(imports).where(isOver);
  for (const { id, fileId } of over) {
    if (!(await giveUp(db, id, isOver))) continue;
    for (let left = rowsAtOnce; left === rowsAtOnce; ) {
      const { rowCount } = await db.execute(sql`delete from ${importRows} where ${importRows.importId} = ${id}
        and ${importRows.number} in (select number from ${importRows} where import_id = ${id} limit ${rowsAtOnce})`);
      left = rowCount ?? 0;
    }
    await db.delete(importResults).where(eq(importResults.importId, id));
    if (fileId) await store.remove(db, [fileId]);
  }
}

/** Whether it is still over once nobody else can touch it; what was applied so long ago nobody can do anything with. */
async function giveUp(db: Database, id: string, isOver: SQL | undefined): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const its = eq(imports.id, id);
    await tx.select({ id: imports.id }).from(imports).where(its).for('update');
    const [found] = await tx.select({ id: imports.id }).from(imports).where(and(its, isOver));
    if (!found) return false;
    // Given up is not touched: should the rest break off, it is still over.
    const { updatedAt } = imports;
    await tx
      .update(imports)
      .set({ status: 'discarded', counts: null, version: sql`${imports.version} + 1`, updatedAt: sql`${updatedAt}` })
      .where(and(its, sql`${imports.appliedAt} is null and ${imports.status} <> 'discarded'`));
    return true;
  });
}
