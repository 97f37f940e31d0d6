import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, Dependencies } from '../../module.ts';
import { readShellPage } from '../shell-page.ts';
import type { StorageWatch } from '../storage-watch.ts';
import type { PointerWatch } from '../watch-pointer.ts';

const healthSchema = z.object({
  status: z.enum(['ok', 'starting', 'unavailable']),
  /** What is missing, or what is to be looked at while everything works, for whoever operates it. */
  reason: z.string().optional(),
});

type Watches = { storage: StorageWatch; pointer: PointerWatch };

/** Live: the process runs. Ready: it can answer and keep what it is told; a reason says why not. */
export function healthRoutes(app: App, dependencies: Dependencies, watches: Watches): void {
  app.get('/health/live', { config: { access: 'public' }, schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/health/ready',
    { config: { access: 'public' }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { reason, isReady } = await readiness(app, dependencies, watches);
      const why = reason === null ? {} : { reason };
      if (isReady) return { status: 'ok' as const, ...why };
      const status = dependencies.isReady() ? 'unavailable' : 'starting';
      return reply.code(503).send({ status, ...why });
    },
  );
}

type Readiness = { isReady: boolean; reason: string | null };

async function readiness(
  app: App,
  { db, env, isReady, realtime }: Dependencies,
  { storage, pointer }: Watches,
): Promise<Readiness> {
  const not = (reason: string): Readiness => ({ isReady: false, reason });
  if (await storage.isFull()) return not('The storage is full: the disk of the database has no room left.');
  if (!isReady()) return not('The database is being prepared.');
  if (!(await answers(app, db))) return not('The database does not answer.');
  if (!realtime.isConnected()) return not('The connection for live updates is broken.');
  const page = await readShellPage(env.RELEASE_STORE, pointer.read);
  return 'missing' in page ? not(page.missing) : { isReady: true, reason: page.fault };
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
