import { eq } from 'drizzle-orm';
import { systemClock } from '../../../clock.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import { importOutdated, permissionDenied } from '../../../http/errors.ts';
import type { JobHandler, Told } from '../../jobs/job-handler.ts';
import { recordAudit } from '../../records/audit/record-audit.ts';
import type { Write } from '../../records/entity-repository.ts';
import { scopeOver } from '../../records/read/row-scope.ts';
import type { AnyImported, Importable } from '../imported-entity.ts';
import { importJobInputSchema } from '../judge/judge-job.ts';
import type { ImportRecord } from '../stored/import-repository.ts';
import { importOfJob } from '../stored/open-import.ts';
import { announceRows } from './record-rows.ts';

/** What is written, and for which import. */
export type Writing = {
  write: Write;
  imported: AnyImported;
  record: ImportRecord;
  /** Takes the departments of the rows. */
  departmentIds: Set<string>;
  /** Begins to count to the total; what it answers is told of rows that are done, and ends a job that was given up. */
  countTo: (total: number) => (rows: number) => void;
};

const limitMs = 10 * 60_000;

/**
 * A job that writes rows of an import, and answers how many met which end: they, their audit records and the end of
 * the job are one transaction.
 */
export function writingJob(
  importable: Importable,
  kind: string,
  action: 'import' | 'undoImport',
  writeRows: (writing: Writing) => Promise<Told | null>,
): JobHandler {
  return {
    kind,
    limitMs,
    run: async ({ jobId, input, ownerId, db, signal, progress }) => {
      const { importId, requestId } = importJobInputSchema.parse(input);
      const { actor, imported } = await importOfJob(db, importable, { importId, jobId, ownerId });
      if (actor.scopeOf(imported.access) === undefined) throw permissionDenied();
      const countTo = (total: number) => {
        let count = 0;
        progress(count, total);
        return (rows: number) => {
          signal.throwIfAborted();
          count += rows;
          progress(count, total);
        };
      };
      return {
        write: async (tx) => {
          const [record] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update');
          if (!record || record.jobId !== jobId) throw importOutdated();
          const write = { tx, actor, requestId, scope: scopeOver(actor, 'all', systemClock) };
          const departmentIds = new Set<string>();
          const outcomes = await writeRows({ write, imported, record, departmentIds, countTo });
          const { entity, fileName, version } = record;
          const after = { entity, file: fileName, ...outcomes };
          const about = { entity: 'import', entityId: importId, label: fileName } as const;
          await recordAudit(tx, { actor, action, ...about, before: null, after, requestId });
          announceRows(write, imported, { id: importId, version, action, departmentIds });
          return outcomes ?? undefined;
        },
      };
    },
  };
}
