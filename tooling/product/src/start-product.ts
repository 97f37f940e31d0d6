import type * as product from '@haisha/api/product';
import { linkMinutes } from '@haisha/validation/link-minutes';
import { demoLogins } from './demo-logins.ts';

type StartOptions = {
  /** Brings the builds and the release store up to date, in a process of its own. */
  prepare: () => Promise<void>;
  /** Loads the API that was built. */
  load: () => Promise<typeof product>;
  tell: (text: string) => void;
};

/** Prepares, serves everything from this process, and prints the address. */
export async function startProduct({ prepare, load, tell }: StartOptions): Promise<void> {
  await prepare();
  const { readEnv, startServer, stopOnSignal } = await load();
  const env = readEnv();
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
