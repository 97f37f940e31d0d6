import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from '../../db/database.ts';
import { applyFirstMigrations, areKnown, migrateDatabase, whileAlone } from '../../db/migrate.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Manifest } from './manifest.ts';
import { type Backup, openBackup } from './open-backup.ts';
import { quoted, storedTables } from './stored-tables.ts';

type Options = { pool: pg.Pool; files: FileStore; file: string };

/** One connection, by itself and as the transaction it is in. */
type Filling = { client: pg.PoolClient; tx: Transaction };

/**
 * Fills an empty database with an archive, all of it or nothing, and brings it up to date. Nothing is touched before
 * the whole archive has been checked; an archive of a newer version and a database with people in it are refused.
 */
export async function restoreBackup({ pool, files, file }: Options): Promise<Manifest> {
  const backup = await openBackup(file);
  try {
    const { manifest } = backup;
    requireKnown(manifest);
    await whileAlone(pool, async (client) => {
      await requireEmpty(client);
      try {
        await applyFirstMigrations(client, manifest.migrations.length);
        await drizzle(client).transaction((tx) => fill({ client, tx }, backup, files));
      } catch (error) {
        await removeTables(client);
        throw error;
      }
      await client.query('analyze');
    });
    await migrateDatabase(pool);
    return manifest;
  } finally {
    backup.close();
  }
}

function requireKnown({ migrations, version }: Manifest): void {
  if (areKnown(migrations)) return;
  throw new BackupProblem(`The backup is of the newer version ${version}; update this installation first.`);
}

const ownTables = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;

async function requireEmpty(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(ownTables);
  if (rowCount === 0) return;
  throw new BackupProblem(
    'The database holds tables already. Restore into an empty one: set DATA_DIR or DATABASE_URL to another place.',
  );
}

async function fill({ client, tx }: Filling, { manifest, read }: Backup, files: FileStore): Promise<void> {
  const tables = await storedTables(client);
  requireSameTables(manifest, tables);
  // Migrations fill some tables themselves; what the archive says of them counts.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  // They judge what people do now, such as writing into a locked month, not what is brought back.
  await setTriggers(client, tables, 'disable');
  for (const { name, columns, path, rows } of manifest.tables) {
    const filling = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(await read(path), filling);
    if (filling.rowCount !== rows) throw new BackupProblem(`The backup lacks rows of ${name}; nothing was restored.`);
  }
  await setTriggers(client, tables, 'enable');
  for (const { id, path } of manifest.files) await files.place(tx, id, await read(path));
  await continueNumbers(client);
}

async function setTriggers(client: pg.PoolClient, tables: readonly { name: string }[], act: 'disable' | 'enable') {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${act} trigger user`);
}

/** Leaves the database as empty as it was found. */
async function removeTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(ownTables);
  if (rows.length > 0) await client.query(`drop table ${rows.map(({ name }) => quoted(name)).join(', ')} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

function requireSameTables({ tables }: Manifest, present: readonly { name: string }[]): void {
  const names = (list: readonly { name: string }[]) =>
    list
      .map(({ name }) => name)
      .sort()
      .join();
  if (names(tables) !== names(present)) throw new BackupProblem('The backup does not hold all tables of its version.');
}

/** Numbers that the database gives go on after the highest that was restored. */
async function continueNumbers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`);
  for (const { table, column } of rows) {
    await client.query(`select setval(pg_get_serial_sequence('public.${quoted(table)}', '${column}'),
      coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`);
  }
}
