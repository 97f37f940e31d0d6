import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../../db/database.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import type { FileStore } from '../../files/storage/file-store.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Importable } from '../imported-entity.ts';
import { inLanes } from '../in-lanes.ts';
import { createOddRows } from '../read/find-odd-rows.ts';
import { readBody } from '../read/read-header.ts';
import { countRows, type ImportRecord } from '../stored/import-repository.ts';
import { headerOf, importOfJob, judgeOf, openTable } from '../stored/open-import.ts';
import { insertJudged, readAllToJudge, saveJudged } from '../stored/stored-rows.ts';
import { markFileConflicts } from './file-conflicts.ts';
import { asRead, type RowToJudge } from './judged-row.ts';

export const judgeKind = 'importJudge';
export const importJobInputSchema = z.object({ importId: z.uuid(), requestId: z.string() });

const limitMs = 10 * 60_000;
const rowsAtOnce = 250;
/** The thread has more to do than the database. */
const lanes = 2;
/** From so many rows on the database should know how they are spread before it searches them. */
const manyRows = 5_000;

/** Reads the file and says of every row what would become of it, all or nothing; rows that are known keep what was corrected and decided. */
export const judgeJob = (importable: Importable): JobHandler => ({
  kind: judgeKind,
  limitMs,
  run: async ({ jobId, input, ownerId, db, files, signal, progress }) => {
    const { importId } = importJobInputSchema.parse(input);
    const { record, actor, imported } = await importOfJob(db, importable, { importId, jobId, ownerId });
    const judge = await judgeOf(db, importable, record, actor);
    const isKnown = (await db.$count(importRows, eq(importRows.importId, importId))) > 0;
    const save = isKnown ? saveJudged : insertJudged;
    const judgeAll = async (tx: Transaction) => {
      let count = 0;
      progress(count, record.rowCount);
      const odd = createOddRows(imported, record.mapping);
      const all = isKnown ? readAllToJudge(db, importId, rowsAtOnce) : rowsOfFile(db, files, record, odd);
      await inLanes(lanes, all, async (rows) => {
        signal.throwIfAborted();
        await save(tx, importId, await judge(rows));
        count += rows.length;
        progress(count, record.rowCount);
      });
      if (count > manyRows) {
        await tx.execute(sql`set local default_statistics_target = 10`);
        await tx.execute(sql`analyze ${importRows} (import_id, number, verdict, decision, target_id)`);
      }
      await markFileConflicts(tx, imported, record);
      return { rowCount: count, ...(!isKnown && { oddRows: odd.all() }) };
    };
    return {
      write: async (tx) => {
        const read = await judgeAll(tx);
        const judged = { status: 'judged', ...read, judgedAt: sql`clock_timestamp()` } as const;
        await tx.update(imports).set(judged).where(eq(imports.id, importId));
        return (await countRows(tx, record)).counts;
      },
    };
  },
});

/** The rows that are not left out; what makes some of them odd is noted. */
async function* rowsOfFile(
  db: Database,
  store: FileStore,
  record: ImportRecord,
  odd: ReturnType<typeof createOddRows>,
): AsyncGenerator<RowToJudge[]> {
  for await (const rows of readBody(await openTable(db, store, record), headerOf(record))) {
    const judged = rows.filter((row) => !odd.of(row).some((kind) => record.leftOut.includes(kind)));
    if (judged.length > 0) yield judged.map(asRead);
  }
}
