import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackage } from '@haisha/build/shared';
import { templateStore, workspace } from './paths.ts';
import { release } from './release-command.ts';
import { buildVariants } from './variants.ts';

/**
 * Publishes the local builds into the store that every test product copies, and makes the builds for the release tests.
 */
export default async function prepareBuilds(): Promise<void> {
  rmSync(dirname(templateStore), { recursive: true, force: true });
  const { version } = readPackage(join(workspace, 'apps', 'api', 'package.json'));
  for (const name of ['shell', 'masters']) {
    const dist = join(workspace, 'apps', name, 'dist');
    if (!existsSync(dist)) throw new Error(`apps/${name} is not built: run \`pnpm build\` first`);
    await release(templateStore, 'publish', name, '--from', dist, '--activate', '--reason', 'test', '--api', version);
  }
  await buildVariants();
}
