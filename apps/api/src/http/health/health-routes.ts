import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, Dependencies } from '../../module.ts';
import { readShellPage } from '../shell-page.ts';
import type { StorageWatch } from '../storage-watch.ts';

const healthSchema = z.object({
  status: z.enum(['ok', 'starting', 'unavailable']),
  /** What is missing, for whoever operates it. */
  reason: z.string().optional(),
});

/** Live: the process runs. Ready: it can answer and keep what it is told; a reason says why not. */
export function healthRoutes(app: App, dependencies: Dependencies, storage: StorageWatch): void {
  app.get('/health/live', { config: { access: 'public' }, schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/health/ready',
    { config: { access: 'public' }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const reason = await whyNotReady(app, dependencies, storage);
      if (reason === null) return { status: 'ok' as const };
      const status = dependencies.isReady() ? 'unavailable' : 'starting';
      return reply.code(503).send({ status, reason });
    },
  );
}

async function whyNotReady(
  app: App,
  { db, env, isReady, realtime }: Dependencies,
  storage: StorageWatch,
): Promise<string | null> {
  if (await storage.isFull()) return 'The storage is full: the disk of the database has no room left.';
  if (!isReady()) return 'The database is being prepared.';
  if (!(await answers(app, db))) return 'The database does not answer.';
  if (!realtime.isConnected()) return 'The connection for live updates is broken.';
  const page = await readShellPage(env.RELEASE_STORE);
  return 'missing' in page ? page.missing : null;
}

async function answers(app: App, db: Dependencies['db']): Promise<boolean> {
  return await db.execute(sql`select 1`).then(
    () => true,
    (error) => {
      app.log.warn({ err: error }, 'not ready');
      return false;
    },
  );
}
