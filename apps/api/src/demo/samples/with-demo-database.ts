import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, createPool, type Database } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { fillDemo } from '../fill-demo.ts';

/** Works with the demo company of a day in a database that is gone afterwards. */
export async function withDemoDatabase(today: string, work: (db: Database) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haisha-samples-'));
  // The database may run under another account.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const pool = createPool(server.connection, { size: 2, statementTimeoutMs: 0, onError: () => undefined });
  try {
    await migrateDatabase(pool);
    const db = createDatabase(pool);
    await fillDemo(db, today);
    await work(db);
  } finally {
    await pool.end();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
