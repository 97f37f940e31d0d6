import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { templateStore, workspace } from './paths.ts';
import { release } from './release-command.ts';

/** Publishes the local builds into the store that every test product copies. */
export default async function publishLocalBuilds(): Promise<void> {
  rmSync(templateStore, { recursive: true, force: true });
  for (const name of ['shell', 'masters']) {
    const dist = join(workspace, 'apps', name, 'dist');
    if (!existsSync(dist)) throw new Error(`apps/${name} is not built: run \`pnpm build\` first`);
    await release(templateStore, 'publish', name, '--from', dist);
  }
}
