import { access, constants } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, Dependencies } from '../../module.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'starting', 'unavailable']) });

/** Live: the process runs. Ready: database, migrations, demo data and release store are there, live updates flow. */
export function healthRoutes(app: App, { db, env, isReady, realtime }: Dependencies): void {
  app.get('/health/live', { config: { access: 'public' }, schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/health/ready',
    { config: { access: 'public' }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isReady()) return reply.code(503).send({ status: 'starting' });
      try {
        await db.execute(sql`select 1`);
        await access(env.RELEASE_STORE, constants.R_OK);
        if (!realtime.isConnected()) return reply.code(503).send({ status: 'unavailable' });
        return { status: 'ok' as const };
      } catch (error) {
        app.log.warn({ err: error }, 'not ready');
        return reply.code(503).send({ status: 'unavailable' });
      }
    },
  );
}
