import { userInfo } from 'node:os';
import type { Env } from '@haisha/api/env';
import { version } from '@haisha/api/version';
import { publishLocalBuilds } from './publish-local-builds.ts';
import { requirePlace } from './start-problem.ts';

type PrepareOptions = {
  env: Env;
  /** Brings the builds up to date and returns their folders. */
  build: () => Promise<string[]>;
  tell: (text: string) => void;
};

/** Checks port and folders, builds, publishes what is new, and tells what went live. */
export async function prepareProduct({ env, build, tell }: PrepareOptions): Promise<void> {
  await requirePlace(env);
  const folders = await build();
  const news = await publishLocalBuilds(env.RELEASE_STORE, { folders, by: userInfo().username, api: { version } });
  for (const line of news) tell(line);
}
