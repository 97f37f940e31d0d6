import { readLive } from '@haisha/releases/revisions';
import { problemSchema } from '@haisha/validation/problem';
import { echoSchema } from '@haisha/validation/realtime';
import { echoEvent } from '@haisha/validation/realtime-names';
import { systemDebugSchema, systemTestSchema } from '@haisha/validation/system';
import { sql } from 'drizzle-orm';
import { noContent } from '../../http/plugins/contracts.ts';
import type { App, Dependencies } from '../../module.ts';
import type { Env } from '../../settings/env.ts';
import { version } from '../../version.ts';
import { announceToUser } from '../realtime/messages/announce.ts';
import { openSettings } from './open-settings.ts';
import { runSystemChecks } from './run-system-checks.ts';

export function systemRoutes(app: App, { db, env, clock }: Dependencies): void {
  app.get(
    '/system/test',
    { config: { access: 'system.test' }, schema: { response: { 200: systemTestSchema, '4xx': problemSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { checks: await runSystemChecks({ db, env, clock }) };
    },
  );

  app.post(
    '/system/test/echo',
    {
      config: { access: 'system.test' },
      schema: { body: echoSchema, response: { 204: noContent, '4xx': problemSchema } },
    },
    async ({ body, actor }, reply) => {
      await db.transaction(async (tx) => announceToUser(tx, actor.userId, echoEvent, body));
      return reply.code(204).send();
    },
  );

  app.get(
    '/system/debug',
    { config: { access: 'system.debug' }, schema: { response: { 200: systemDebugSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
      return {
        versions: {
          api: version,
          node: process.version,
          database: rows[0]?.version ?? '',
          ...(await liveVersions(env)),
        },
        permissions: request.actor.grants,
        settings: openSettings(env),
      };
    },
  );
}

async function liveVersions({ RELEASE_STORE }: Env) {
  const live = await readLive(RELEASE_STORE).catch(() => undefined);
  if (live === undefined) return { revision: null, shell: null, areas: {} };
  const { revision, shell, areas } = live.pointer;
  const versions = Object.entries(areas).map(([name, area]) => [name, area.version]);
  return { revision, shell: shell.version, areas: Object.fromEntries(versions) as Record<string, string> };
}
