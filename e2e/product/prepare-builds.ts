import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '@haisha/build/shared';
import { scratch, templateStore, workspace } from './paths.ts';
import { release } from './release-command.ts';

/** Publishes the local builds into the store that every test product copies. */
export async function prepareBuilds(): Promise<void> {
  removeBuilds();
  const { version } = readPackage(join(workspace, 'apps', 'api', 'package.json'));
  for (const name of ['shell', 'masters', 'dispatch', 'attendance']) {
    const dist = join(workspace, 'apps', name, 'dist');
    if (!existsSync(dist)) throw new Error(`apps/${name} is not built: run \`pnpm build\` first`);
    await release(templateStore, 'publish', name, '--from', dist, '--activate', '--reason', 'test', '--api', version);
  }
}

/** Removes everything that the browser tests have written outside their products. */
export function removeBuilds(): void {
  rmSync(scratch, { recursive: true, force: true });
}
