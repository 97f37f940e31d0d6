import type { PunchFileUndoInput } from '@haisha/validation/punch-file';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { shareUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { importOutdated, recordInWrongState } from '../../../http/errors.ts';
import type { JobHandler } from '../../../services/jobs/job-handler.ts';
import { enqueueJob } from '../../../services/jobs/queue/enqueue-job.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { type BroughtPunch, readBroughtPunches } from './brought-punches.ts';
import { lockDrivers } from './lock-drivers.ts';
import { lockFileOfJob } from './lock-file-of-job.ts';
import { lockPunchFile, punchFileUndoKind } from './punch-file-repository.ts';
import { lockOver } from './read-undo.ts';

const limitMs = 10 * 60_000;
const inputSchema = z.object({ fileId: z.uuid(), punches: z.int(), reason: z.string(), requestId: z.string() });

/**
 * Has a job take the punches of an applied file back. Refuses with `record.wrong_state` where a labour month of theirs is
 * locked, with `import.outdated` where they are not as many as somebody saw.
 */
export async function startUndo(
  { actor, requestId, scope, tx }: Write,
  fileId: string,
  { page, punches, reason }: PunchFileUndoInput & { page: string },
): Promise<void> {
  const { fileName } = await lockPunchFile(tx, fileId, scope, 'applied');
  await goingPunches(tx, await readBroughtPunches(tx, fileId, scope), punches);
  const jobId = await enqueueJob(tx, {
    ...{ kind: punchFileUndoKind, ownerId: actor.userId, params: { file: fileName, rows: punches, page } },
    input: { fileId, punches, reason, requestId },
  });
  await tx.update(punchFiles).set({ jobId }).where(eq(punchFiles.id, fileId));
}

/**
 * Takes the punches of a file back, all that nobody changed or approved since, or none: what refuses the start refuses it
 * here as well. The file waits from then on as before it was applied.
 */
export const undoPunchFileJob: JobHandler = {
  kind: punchFileUndoKind,
  limitMs,
  run: async ({ input, jobId, ownerId, progress }) => {
    const { fileId, punches, reason, requestId } = inputSchema.parse(input);
    progress(0, punches);
    return {
      write: async (tx) => {
        const { actor, file, scope } = await lockFileOfJob(tx, { fileId, jobId, ownerId, wanted: 'undoing' });
        await undo({ actor, requestId, scope, tx }, file, { punches, reason });
        return { takenBack: punches };
      },
    };
  },
};

async function undo(
  { actor, requestId, scope, tx }: Write,
  file: typeof punchFiles.$inferSelect,
  { punches, reason }: PunchFileUndoInput,
): Promise<void> {
  const fileId = file.id;
  await shareUntilCommit(tx, 'lockLabourMonth');
  const before = await readBroughtPunches(tx, fileId, scope);
  await lockDrivers(
    tx,
    before.map(({ driver }) => driver.id),
  );
  await keepReports(tx, before);
  // Once nobody else writes punches of these drivers, or approves their reports.
  const brought = await readBroughtPunches(tx, fileId, scope);
  const going = await goingPunches(tx, brought, punches);
  const ids = sql`any(${sql.param(going.map(({ id }) => id))}::uuid[])`;
  await tx.execute(sql`
    insert into punch_changes (punch_id, before, after, reason, reason_text, changed_at, changed_by, file_id)
    select id, at, null, 'fileUndone', ${reason}, now(), ${actor.userId}::uuid, ${fileId}::uuid
    from punches where id = ${ids}`);
  await tx.execute(sql`update punches set at = null where id = ${ids}`);
  await tx
    .update(punchFiles)
    .set({ appliedAt: null, appliedBy: null, storedPunches: null })
    .where(eq(punchFiles.id, fileId));
  const own = new Map(going.map(({ departmentId, driver: { id } }) => [id, { id, departmentId }]));
  for (const driver of own.values()) announcePunches(tx, driver);
  await recordAudit(tx, {
    ...{ actor, action: 'undoImport', entity: 'punchFile', entityId: fileId, label: file.fileName, requestId },
    departmentIds: [...own.values()].map(({ departmentId }) => departmentId),
    before: { file: file.fileName, created: file.storedPunches },
    after: { file: file.fileName, undone: going.length, kept: brought.length - going.length, reason },
  });
}

/** The punches that nobody changed or approved since, as many as somebody saw, none of them in a locked month. */
async function goingPunches(
  tx: Transaction,
  brought: readonly BroughtPunch[],
  seen: number,
): Promise<readonly BroughtPunch[]> {
  const going = brought.filter(({ why }) => why === null);
  const lock = await lockOver(tx, going);
  if (lock) throw recordInWrongState({ lock });
  if (going.length !== seen) throw importOutdated();
  return going;
}

/** Keeps the daily reports of some drivers and days as they are until the end of the transaction. */
async function keepReports(tx: Transaction, punches: readonly BroughtPunch[]): Promise<void> {
  await tx.execute(sql`select from daily_reports r where (r.driver_id, r.work_date) in (
    select one.driver, one.day from unnest(${sql.param(punches.map(({ driver }) => driver.id))}::uuid[],
      ${sql.param(punches.map(({ workDate }) => workDate))}::date[]) as one(driver, day)) order by r.id for share`);
}
