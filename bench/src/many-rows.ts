import { createDatabase, createPool } from '@haisha/api/client';
import type { Database } from '@haisha/api/database';
import { startEmbeddedPostgres } from '@haisha/api/embedded-postgres';
import { insertManyCourses, insertManyDestinations } from '@haisha/api/insert-many-destinations';
import { insertManyDrivers } from '@haisha/api/insert-many-drivers';
import { insertManyVehicles } from '@haisha/api/insert-many-vehicles';
import type { Product } from '@haisha/e2e/product';

/** Adds this many vehicles to the database of a running product, next to the demo company. */
export async function addVehicles(product: Product, count: number): Promise<void> {
  await inDatabaseOf(product, async (db) => await insertManyVehicles(db, count));
}

/** Adds this many rows to each master that grows long. */
export async function addRows(product: Product, count: number): Promise<void> {
  await inDatabaseOf(product, async (db) => {
    await insertManyVehicles(db, count);
    await insertManyDrivers(db, count);
    await insertManyDestinations(db, count);
    await insertManyCourses(db, count);
  });
}

async function inDatabaseOf({ dataDir }: Product, work: (db: Database) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const pool = createPool(server.connection, { size: 1, statementTimeoutMs: 600_000, onError: () => undefined });
  await work(createDatabase(pool));
  await pool.end();
  await server.close();
}
