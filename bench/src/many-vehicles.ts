import { createDatabase, createPool } from '@haisha/api/database';
import { startEmbeddedPostgres } from '@haisha/api/embedded-postgres';
import { insertManyVehicles } from '@haisha/api/insert-many-vehicles';
import type { Product } from '@haisha/e2e/product';

/** Puts so many vehicles into the database of a running product, next to the demo company. */
export async function addVehicles({ dataDir }: Product, count: number): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const pool = createPool(server.connection, { size: 1, statementTimeoutMs: 120_000, onError: () => undefined });
  await insertManyVehicles(createDatabase(pool), count);
  await pool.end();
  await server.close();
}
