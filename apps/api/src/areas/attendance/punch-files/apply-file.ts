import type { PunchFile } from '@haisha/validation/punch-file';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { shareUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { importOutdated } from '../../../http/errors.ts';
import type { JobHandler } from '../../../services/jobs/job-handler.ts';
import { enqueueJob } from '../../../services/jobs/queue/enqueue-job.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { storePunches } from '../time-records/store-punches.ts';
import { judgeFile } from './judge-file.ts';
import type { Judged } from './judge-punches.ts';
import { lockDrivers } from './lock-drivers.ts';
import { lockFileOfJob } from './lock-file-of-job.ts';
import { lockPunchFile } from './punch-file-repository.ts';

const kind = 'punchFile';
const limitMs = 10 * 60_000;
const inputSchema = z.object({ fileId: z.uuid(), newPunches: z.int(), requestId: z.string(), now: z.string() });

/** Has a job store the new punches of a file; how many somebody saw goes along. */
export async function startApplying(
  { actor, requestId, scope, tx }: Write,
  fileId: string,
  { newPunches, now, page }: Pick<PunchFile, 'newPunches'> & { now: Date; page: string },
): Promise<void> {
  const { fileName } = await lockPunchFile(tx, fileId, scope);
  const jobId = await enqueueJob(tx, {
    ...{ kind, ownerId: actor.userId, params: { file: fileName, rows: newPunches, page } },
    input: { fileId, newPunches, requestId, now: now.toISOString() },
  });
  await tx.update(punchFiles).set({ jobId }).where(eq(punchFiles.id, fileId));
}

/**
 * Stores the new punches of a file, all of them or none: judged again, with as many as somebody saw, else it fails with
 * `import.outdated`. The moment at which somebody asked is that at which nothing may lie ahead.
 */
export const applyPunchFileJob: JobHandler = {
  kind,
  limitMs,
  run: async ({ input, jobId, ownerId, progress }) => {
    const { fileId, newPunches, now, requestId } = inputSchema.parse(input);
    progress(0, newPunches);
    return {
      write: async (tx) => {
        const { actor, file, scope } = await lockFileOfJob(tx, { fileId, jobId, ownerId, wanted: 'applying' });
        await shareUntilCommit(tx, 'lockLabourMonth');
        const given = { now: new Date(now), scope };
        await lockDrivers(
          tx,
          (await judgeFile(tx, file, given)).toStore.map(({ driver }) => driver.id),
        );
        // Once nobody else writes punches of these drivers.
        const { toStore } = await judgeFile(tx, file, given);
        if (toStore.length !== newPunches) throw importOutdated();
        await bringBack(tx, toStore, { changedAt: now, changedBy: actor.userId, file });
        await storePunches(
          tx,
          toStore.filter(isNew).map(({ driver, kind: made, punch: { at, workDate }, row }) => ({
            ...{ driverId: driver.id, workDate, kind: made, at, firstAt: at, receivedAt: now },
            ...{ method: 'file' as const, createdBy: actor.userId, fileId, fileRow: row },
          })),
        );
        const done = { appliedAt: now, appliedBy: actor.userId, storedPunches: toStore.length };
        await tx.update(punchFiles).set(done).where(eq(punchFiles.id, fileId));
        const own = new Map(toStore.map(({ driver }) => [driver.id, driver]));
        for (const driver of own.values()) announcePunches(tx, driver);
        await recordAudit(tx, {
          ...{ actor, action: 'import', entity: 'punchFile', entityId: fileId, label: file.fileName, requestId },
          departmentIds: [...own.values()].map(({ departmentId }) => departmentId),
          ...{ before: null, after: { file: file.fileName, created: toStore.length } },
        });
        return { created: toStore.length };
      },
    };
  },
};

function isNew({ undoneId }: Judged): boolean {
  return undoneId === null;
}

/** Has the punches of an undone file count again, as they were made. */
async function bringBack(
  tx: Transaction,
  toStore: readonly Judged[],
  { changedAt, changedBy, file }: { changedAt: string; changedBy: string; file: { id: string; fileName: string } },
): Promise<void> {
  const undone = toStore.flatMap(({ undoneId }) => undoneId ?? []);
  if (undone.length === 0) return;
  const ids = sql`any(${sql.param(undone)}::uuid[])`;
  await tx.execute(sql`update punches set at = first_at where id = ${ids}`);
  await tx.execute(sql`
    insert into punch_changes (punch_id, before, after, reason, reason_text, changed_at, changed_by, file_id)
    select id, first_at, first_at, 'fileAgain', ${file.fileName}, ${changedAt}::timestamptz, ${changedBy}::uuid,
      ${file.id}::uuid
    from punches where id = ${ids}`);
}
