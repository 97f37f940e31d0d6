import { createWriteStream } from 'node:fs';
import { access, constants, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import yazl from 'yazl';
import type { Clock } from '../../clock.ts';
import { appliedMigrations } from '../../db/migrate.ts';
import { version } from '../../version.ts';
import type { Content, FileStore } from '../files/storage/file-store.ts';
import { measure, sha256Of } from '../files/storage/pieces.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, manifestName, manifestSumName } from './manifest.ts';
import { quoted, type StoredTable, storedTables } from './stored-tables.ts';

type Options = { pool: pg.Pool; files: FileStore; file: string; clock: Clock };
type Parts = { zip: yazl.ZipFile; client: pg.PoolClient };

/**
 * Writes everything the company has stored into one archive, as it was at one moment, while people go on working.
 * The file appears under its name when it is whole and on the disk.
 */
export async function writeBackup({ pool, files, file, clock }: Options): Promise<Manifest> {
  const present = await stat(file).catch(() => undefined);
  if (present) throw new BackupProblem(`${file} is there already; a backup never overwrites another.`);
  await requireFolder(dirname(file));
  const unfinished = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeArchive({ client, files, path: unfinished, clock });
    await client.query('commit');
    await keep(unfinished, file);
    return manifest;
  } finally {
    client.release(true);
    await rm(unfinished, { force: true });
  }
}

async function requireFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch(() => undefined);
  if (!present?.isDirectory()) throw new BackupProblem(`The folder ${folder} does not exist.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new BackupProblem(`The folder ${folder} may not be written by you.`);
  });
}

type Archive = { client: pg.PoolClient; files: FileStore; path: string; clock: Clock };

async function writeArchive({ client, files, path, clock }: Archive): Promise<Manifest> {
  const manifest: Manifest = {
    product: 'haisha',
    format: 1,
    version,
    createdAt: clock().toISOString(),
    migrations: await appliedMigrations(client),
    tables: [],
    files: [],
  };
  const zip = new yazl.ZipFile();
  const failure = new AbortController();
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: failure.signal });
  const added = addParts({ zip, client }, files, manifest).catch((error: unknown) => {
    failure.abort();
    throw error;
  });
  await Promise.all([written, added]);
  return manifest;
}

/** One after the other, as they share a connection. */
async function addParts(parts: Parts, files: FileStore, manifest: Manifest): Promise<void> {
  const { zip, client } = parts;
  for (const table of await storedTables(client)) manifest.tables.push(await addTable(parts, table));
  // A database that an older version left may have no files yet.
  const hasFiles = manifest.tables.some(({ name }) => name === 'files');
  const { rows } = await client.query<{ id: string }>(
    hasFiles ? "select id from files where storage = 's3' order by id" : 'select null where false',
  );
  for (const { id } of rows) manifest.files.push(await addFile(parts, files, id));
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  zip.addBuffer(text, manifestName);
  zip.addBuffer(Buffer.from(await sha256Of([text])), manifestSumName);
  zip.end();
}

async function addTable({ zip, client }: Parts, { name, columns }: StoredTable): Promise<Manifest['tables'][number]> {
  const path = `tables/${name}.copy`;
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  const sha256 = await addPart(zip, rows, path);
  return { name, columns, path, sha256, rows: rows.rowCount };
}

async function addFile({ zip, client }: Parts, files: FileStore, id: string): Promise<Manifest['files'][number]> {
  const path = `files/${id}`;
  return { id, path, sha256: await addPart(zip, await files.open(drizzle(client), { id, storage: 's3' }), path) };
}

/** Once it is written, its hash. */
async function addPart(zip: yazl.ZipFile, part: Content, path: string): Promise<string> {
  const { content, measured } = measure(part);
  const stream = Readable.from(content, { objectMode: false });
  zip.addReadStream(stream, path);
  await finished(stream);
  return measured().sha256;
}

/** A power cut after this leaves the whole archive, before it none under its name. */
async function keep(unfinished: string, file: string): Promise<void> {
  await sync(unfinished);
  await rename(unfinished, file);
  await sync(dirname(file));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
