import { systemClock } from '../../../clock.ts';
import type { Transaction } from '../../../db/database.ts';
import { findActor } from '../../../http/access/find-actor.ts';
import { importOutdated, permissionDenied } from '../../../http/errors.ts';
import { scopeOver } from '../../../services/records/read/row-scope.ts';
import { lockPunchFile } from './punch-file-repository.ts';

type FileOfJob = { jobId: string; ownerId: string | null; fileId: string; wanted: 'applying' | 'undoing' };

/**
 * Locks the file that a job works on as the routes lock it, for whoever asked for the job, by what they may do now.
 * Refuses with `import.outdated` where another job has taken the file over.
 */
export async function lockFileOfJob(tx: Transaction, { fileId, jobId, ownerId, wanted }: FileOfJob) {
  const actor = ownerId === null ? null : await findActor(tx, ownerId);
  const rows = actor?.scopeOf('punch.update');
  if (!actor || rows === undefined) throw permissionDenied();
  const scope = scopeOver(actor, rows, systemClock);
  const file = await lockPunchFile(tx, fileId, scope, wanted);
  if (file.jobId !== jobId) throw importOutdated();
  return { actor, file, scope };
}
