import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../client.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type DataHome, prepareDataHome } from './data-home.ts';
import { initCluster, readPassword } from './init-cluster.ts';
import { type Lease, takeLease } from './lease.ts';
import { databaseUser, runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { withLockFile } from './with-lock-file.ts';

export type EmbeddedPostgres = {
  /** Where the server is now; another port after it had to be started again. */
  connection: Connection;
  /** Leaves the server; the last process out stops it. */
  close: () => Promise<void>;
};

type Options = { dataDir: string; warn: (message: string) => void };
type Place = { home: DataHome; binaries: Binaries; data: string; lock: string };

/** Runs PostgreSQL in the data folder, or joins the one that another process runs there. */
export async function startEmbeddedPostgres({ dataDir, warn }: Options): Promise<EmbeddedPostgres> {
  const home = prepareDataHome(dataDir, warn);
  const binaries = findBinaries(home.path, home.user);
  const place = { home, binaries, data: join(home.path, binaries.major), lock: join(home.path, 'launch.lock') };
  let lease = await enter(place);
  let closing = false;

  async function keepRunning(): Promise<void> {
    while (!closing) {
      await lease.lost;
      if (closing) return;
      warn('The embedded PostgreSQL went away; it is started again');
      const next = await enter(place).catch((error: unknown) => warn(String(error)));
      if (next) lease = next;
      else await delay(1_000);
    }
  }
  const kept = keepRunning();

  return {
    connection: () => lease.config,
    close: async () => {
      closing = true;
      await withLockFile(place.lock, () => leave(place, lease));
      await kept;
    },
  };
}

/** Inside the lock, so that two processes neither make the data folder twice nor join a server that is stopping. */
function enter({ home, binaries, data, lock }: Place): Promise<Lease> {
  return withLockFile(lock, async () => {
    initCluster(home, binaries, data);
    const { port } = runningPostmaster(data) ?? (await startPostmaster(home, binaries, data));
    const password = readPassword(home.path);
    return await takeLease({ host: '127.0.0.1', port, user: databaseUser, password, database: databaseUser });
  });
}

async function leave({ data }: Place, lease: Lease): Promise<void> {
  const alone = await lease.isAlone();
  await lease.release();
  if (alone) await stopPostmaster(data);
}
