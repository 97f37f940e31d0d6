import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Binaries } from '../src/db/embedded/binaries.ts';
import { prepareDataHome } from '../src/db/embedded/data-home.ts';
import { initCluster, readPassword } from '../src/db/embedded/init-cluster.ts';
import { databaseUser, startPostmaster, stopPostmaster } from '../src/db/embedded/postmaster.ts';

/** A server of Debian's packages, started in the folder; as root under the account that root lends. */
export async function startInstalledPostgres(
  bin: string,
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const postgres = join(bin, 'postgres');
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = /\d+/.exec(stdout)?.[0] ?? '';
  const binaries: Binaries = { postgres, initdb: join(bin, 'initdb'), major };
  const home = prepareDataHome(folder, () => undefined);
  const data = join(home.path, major);
  initCluster(home, binaries, data);
  const { port } = await startPostmaster(home, binaries, data);
  const url = `postgres://${databaseUser}:${readPassword(home.path)}@127.0.0.1:${port}/postgres`;
  return { url, close: () => stopPostmaster(data) };
}
