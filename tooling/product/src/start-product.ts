import { userInfo } from 'node:os';
import type { Env } from '@haisha/api/env';
import type { startServer } from '@haisha/api/server';
import { stopOnSignal } from '@haisha/api/stop-on-signal';
import { version } from '@haisha/api/version';
import { linkMinutes } from '@haisha/validation/link-minutes';
import { demoLogins } from './demo-logins.ts';
import { publishLocalBuilds } from './publish-local-builds.ts';
import { requirePlace } from './start-problem.ts';

type StartOptions = {
  env: Env;
  /** Brings the builds up to date and returns their folders. */
  build: () => Promise<string[]>;
  /** Loads the API that was built. */
  load: () => Promise<{ startServer: typeof startServer }>;
  tell: (text: string) => void;
};

/** Builds, publishes what is new, serves everything from this process, and prints the address. */
export async function startProduct({ env, build, load, tell }: StartOptions): Promise<void> {
  await requirePlace(env);
  const folders = await build();
  const news = await publishLocalBuilds(env.RELEASE_STORE, { folders, by: userInfo().username, api: { version } });
  for (const line of news) tell(line);

  const { startServer } = await load();
  const starting = startServer(env);
  stopOnSignal(async () => (await starting).close());
  const server = await starting;
  const { firstAdministratorLink: link } = await server.ready;
  const first = link
    ? ['', `The first system administrator, once and within ${linkMinutes} minutes:`, `  ${link}`]
    : [];
  const logins = env.DEMO ? ['', demoLogins()] : [];
  tell(['', `Haisha answers on ${server.address}`, ...logins, ...first, '', 'Ctrl-C ends it.'].join('\n'));
}
