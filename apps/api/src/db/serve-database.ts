import type { Env } from '../settings/env.ts';
import type { Connection } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

type ServedDatabase = { connection: Connection; close: () => Promise<void> };

/** The database of the settings: a server that runs elsewhere, or the embedded one, started or joined. */
export async function serveDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  warn: (message: string) => void,
): Promise<ServedDatabase> {
  if (url === undefined) return await startEmbeddedPostgres({ dataDir, warn });
  return { connection: () => ({ connectionString: url }), close: async () => undefined };
}
