import { and, eq } from 'drizzle-orm';
import { inject, vi } from 'vitest';
import { auditRecords } from '../src/db/schema/services/audit-records.ts';
import { jobs } from '../src/db/schema/services/jobs.ts';
import { secrets } from '../src/db/schema/services/secrets.ts';
import { enqueueJob, type NewJob } from '../src/services/jobs/queue/enqueue-job.ts';
import { type JobQueue, type JobsInput, startJobs } from '../src/services/jobs/queue/start-jobs.ts';
import { readEnv } from '../src/settings/env.ts';
import type { Asked } from './browser.ts';
import { buildTestApp } from './build-test-app.ts';
import { jobHandlers } from './fixtures/job-handlers.ts';
import { startBehindOnePort } from './one-port.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Row = typeof jobs.$inferSelect;
type Job = Partial<NewJob> & { kind: string };
type JobServer = Asked & TestDatabase;

const handlersUrl = new URL('./fixtures/job-handlers.ts', import.meta.url).href;
const quiet = { warn: () => undefined, error: () => undefined };

export const isOver = ({ finishedAt }: Row): boolean => finishedAt !== null;
export const isUnderWay = ({ stepsDone }: Row): boolean => stepsDone > 0;

/** A process' part in the work, with the kinds that only tests have. */
export function startTestQueue(
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  { settings, ...input }: Partial<JobsInput> & { settings?: Record<string, string> } = {},
): JobQueue {
  const env = readEnv({ WORKER_THREADS: '2', ...settings });
  const connection = () => ({ connectionString: url });
  return startJobs({ env, db, connection, log: quiet, handlers: jobHandlers, handlersUrl, ...input });
}

/** A server that works on the jobs of tests: an app and a queue, or processes behind one port, as the project says. */
export async function startJobServer(settings: Record<string, string> = {}): Promise<JobServer> {
  if (inject('behindOnePort')) return await behindOnePort(settings);
  const test = await buildTestApp(settings);
  const queue = startTestQueue(test);
  return {
    ...test,
    close: async () => {
      await queue.stop();
      await test.close();
    },
  };
}

async function behindOnePort(settings: Record<string, string>): Promise<JobServer> {
  const database = await createTestDatabase();
  const servers = await startBehindOnePort(database.url, settings);
  return {
    ...database,
    app: servers,
    env: readEnv(settings),
    close: async () => {
      await servers.close();
      await database.close();
    },
  };
}

export function jobsOf({ db }: Pick<TestDatabase, 'db'>) {
  const row = async (id: string): Promise<Row> => {
    const [found] = await db.select().from(jobs).where(eq(jobs.id, id));
    if (!found) throw new Error('there is no such job');
    return found;
  };
  return {
    row,
    enqueue: (job: Job) => db.transaction((tx) => enqueueJob(tx, { input: {}, ownerId: null, ...job })),
    /** The job once it is as wanted. */
    until: (id: string, isSo: (row: Row) => boolean): Promise<Row> =>
      vi.waitFor(
        async () => {
          const now = await row(id);
          if (!isSo(now)) throw new Error(`the job is ${JSON.stringify(now)}`);
          return now;
        },
        { timeout: 40_000, interval: 20 },
      ),
    /** Lets a job of the kinds that wait go on. */
    go: async (id: string) => void (await db.insert(secrets).values({ name: id, value: '' }).onConflictDoNothing()),
    /** How often a job has had its effect. */
    traces: (id: string) =>
      db.$count(auditRecords, and(eq(auditRecords.entityId, id), eq(auditRecords.action, 'trace'))),
  };
}
