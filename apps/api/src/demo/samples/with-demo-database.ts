import { createDatabase, createPool } from '../../db/client.ts';
import type { Database } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { makeTemporaryData } from '../../db/embedded/temporary-data.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { fillDemo } from '../fill-demo.ts';

/** Works with the demo company of a day in a database that is gone afterwards. */
export async function withDemoDatabase(today: string, work: (db: Database) => Promise<void>): Promise<void> {
  const data = makeTemporaryData('haisha-samples-');
  try {
    const server = await startEmbeddedPostgres({ dataDir: data.path, warn: () => undefined });
    const pool = createPool(server.connection, { size: 2, statementTimeoutMs: 0, onError: () => undefined });
    try {
      await migrateDatabase(pool);
      const db = createDatabase(pool);
      await fillDemo(db, today);
      await work(db);
    } finally {
      await pool.end();
      await server.close();
    }
  } finally {
    await data.remove();
  }
}
