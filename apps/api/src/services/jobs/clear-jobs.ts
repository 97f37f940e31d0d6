import { dayMs } from '@haisha/rules/calendar';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/services/files.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import type { Env } from '../../settings/env.ts';
import type { FileStore } from '../files/storage/file-store.ts';

const filesAtOnce = 100;

/** Removes jobs that have been over for long, and the files that belonged to them. */
export async function clearJobs(db: Database, clock: Clock, env: Env, store: FileStore): Promise<void> {
  const before = new Date(clock().getTime() - env.JOB_RETENTION_DAYS * dayMs).toISOString();
  await db.delete(jobs).where(lt(jobs.finishedAt, before));
  const ofNoJob = notExists(db.select({ one: sql`1` }).from(jobs).where(eq(jobs.fileId, files.id)));
  for (let left = filesAtOnce; left === filesAtOnce; ) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.entity, 'job'), ofNoJob))
      .limit(filesAtOnce);
    await store.remove(
      db,
      rows.map(({ id }) => id),
    );
    left = rows.length;
  }
}
