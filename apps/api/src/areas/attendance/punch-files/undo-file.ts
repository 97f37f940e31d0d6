import type { PunchFileUndoInput } from '@haisha/validation/punch-file';
import { eq, sql } from 'drizzle-orm';
import { shareUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { importOutdated, recordInWrongState } from '../../../http/errors.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { type BroughtPunch, readBroughtPunches } from './brought-punches.ts';
import { lockDrivers } from './lock-drivers.ts';
import { lockPunchFile } from './punch-file-repository.ts';
import { lockOver } from './read-undo.ts';

/**
 * Takes the punches of an applied file back, all that nobody changed or approved since, or none: with `record.wrong_state`
 * where a labour month of theirs is locked, with `import.outdated` where they are not as many as somebody saw. The file waits
 * from then on as before it was applied.
 */
export async function undoPunchFile(
  { actor, requestId, scope, tx }: Write,
  fileId: string,
  { now, punches, reason }: PunchFileUndoInput & { now: Date },
): Promise<void> {
  const file = await lockPunchFile(tx, fileId, scope, 'applied');
  await shareUntilCommit(tx, 'lockLabourMonth');
  const read = async () => await readBroughtPunches(tx, fileId, scope);
  const before = await read();
  await lockDrivers(
    tx,
    before.map(({ driver }) => driver.id),
  );
  await keepReports(tx, before);
  // Once nobody else writes punches of these drivers, or approves their reports.
  const brought = await read();
  const going = brought.filter(({ why }) => why === null);
  const lock = await lockOver(tx, going);
  if (lock) throw recordInWrongState({ lock });
  if (going.length !== punches) throw importOutdated();
  const ids = sql`any(${sql.param(going.map(({ id }) => id))}::uuid[])`;
  const moment = now.toISOString();
  await tx.execute(sql`
    insert into punch_changes (punch_id, before, after, reason, reason_text, changed_at, changed_by, file_id)
    select id, at, null, 'fileUndone', ${reason}, ${moment}::timestamptz, ${actor.userId}::uuid, ${fileId}::uuid
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

/** Keeps the daily reports of some drivers and days as they are until the end of the transaction. */
async function keepReports(tx: Transaction, punches: readonly BroughtPunch[]): Promise<void> {
  await tx.execute(sql`select from daily_reports r where (r.driver_id, r.work_date) in (
    select one.driver, one.day from unnest(${sql.param(punches.map(({ driver }) => driver.id))}::uuid[],
      ${sql.param(punches.map(({ workDate }) => workDate))}::date[]) as one(driver, day)) order by r.id for share`);
}
