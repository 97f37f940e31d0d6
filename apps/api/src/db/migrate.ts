import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';

export type Migration = { at: number; hash: string };

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A newer version has had this database; what this one would write there might be wrong. */
export class NewerDatabase extends Error {
  constructor() {
    super(`A newer version of Haisha has brought this database up to date, and this older one does not start on it.
Start the newer version; or restore the backup from before the upgrade into an empty database with this one.`);
  }
}

/**
 * Brings the database up to date, and refuses one that a newer version brought further. Of several instances at once
 * one works and the others wait for it.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await whileAlone(pool, async (client) => {
    if (await isNewer(client)) throw new NewerDatabase();
    await applyMigrations(client, migrationsFolder);
  });
}

/** Runs work during which no instance prepares the database. */
export async function whileAlone(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.prepareDatabase]);
    await work(client);
  } finally {
    // Ends the connection, and with it the lock and the lifted time-out.
    client.release(true);
  }
}

async function isNewer(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  return rowCount === 1 && !areKnown(await appliedMigrations(client));
}

async function applyMigrations(client: pg.PoolClient, folder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: folder });
}

/** Brings an empty database to where an older version left it: the first migrations and no later one. */
export async function applyFirstMigrations(client: pg.PoolClient, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'haisha-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await applyMigrations(client, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The migrations of this version of the product, oldest first. */
function ownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({ at: folderMillis, hash }));
}

/** Whether this version has all of these, in their order. */
export function areKnown(migrations: readonly Migration[]): boolean {
  const own = ownMigrations();
  return migrations.every(({ hash }, index) => own[index]?.hash === hash);
}

/** The migrations a database has had, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<{ at: string; hash: string }>(
    'select created_at as at, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at, hash }) => ({ at: Number(at), hash }));
}
