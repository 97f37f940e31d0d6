import { createDatabase, createPool } from '@haisha/api/client';
import type { Database } from '@haisha/api/database';
import { startEmbeddedPostgres } from '@haisha/api/embedded-postgres';
import { insertManyCourses, insertManyDestinations } from '@haisha/api/insert-many-destinations';
import { insertManyDrivers } from '@haisha/api/insert-many-drivers';
import { insertManyPunches, insertPunchingDrivers } from '@haisha/api/insert-many-punches';
import { insertManyDeliveries, insertManyRuns, type ManyRuns } from '@haisha/api/insert-many-runs';
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

/** Adds the boards of two centres, of 60 and of 500 vehicles, and so many deliveries in the years before. */
export async function addDeliveries(product: Product, count: number, boards: readonly ManyRuns[]): Promise<void> {
  const rows = boards.reduce((sum, one) => sum + one.rows, 0);
  await inDatabaseOf(product, async (db) => {
    // Each of the three centres of the demo gets a share, of which the boards take all.
    await insertManyVehicles(db, rows * 2);
    await insertManyDrivers(db, rows * 2);
    for (const board of boards) await insertManyRuns(db, board);
    await insertManyDeliveries(db, count);
  });
}

/** Adds centres with runs and punches, and accounts of so many drivers of the first; returns the names to log in with. */
export async function addPunches(
  product: Product,
  centres: readonly ManyRuns[],
  accounts: number,
): Promise<readonly string[]> {
  let names: readonly string[] = [];
  await inDatabaseOf(product, async (db) => {
    const rows = centres.reduce((sum, one) => sum + one.rows, 0);
    await insertManyVehicles(db, rows * 2);
    await insertManyDrivers(db, rows * 2);
    for (const one of centres) {
      await insertManyRuns(db, one);
      await insertManyPunches(db, one.centre);
    }
    names = await insertPunchingDrivers(db, centres[0]?.centre ?? '', accounts);
  });
  return names;
}

async function inDatabaseOf({ dataDir }: Product, work: (db: Database) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const pool = createPool(server.connection, { size: 1, statementTimeoutMs: 600_000, onError: () => undefined });
  await work(createDatabase(pool));
  await pool.end();
  await server.close();
}
