import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool } from '../src/db/client.ts';
import type { Database } from '../src/db/database.ts';
import { onServer, withDatabase } from './postgres.ts';

export type TestDatabase = { url: string; db: Database; pool: pg.Pool; close: () => Promise<void> };

/** A database of its own for one test file, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return await createDatabaseFrom(new URL(inject('templateUrl')).pathname.slice(1));
}

/** A database without a single table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return await createDatabaseFrom('template0');
}

/** A database of its own, copied from another one to which nobody is connected. */
export async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const name = `haisha_test_${randomBytes(6).toString('hex')}`;
  const server = withDatabase(inject('templateUrl'), 'postgres');
  // A database is in the zone of its machine; the embedded one says UTC by itself.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await onServer(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    `alter database ${name} set timezone to '${timeZone}'`,
  );
  const opened = openTestDatabase(withDatabase(server, name));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The same database once more, as another process has it. */
export function openTestDatabase(url: string, statementTimeoutMs = 3_000): TestDatabase {
  const pool = createPool(() => ({ connectionString: url }), {
    size: 5,
    statementTimeoutMs,
    onError: () => undefined,
  });
  return { url, db: createDatabase(pool), pool, close: () => pool.end() };
}

/** Runs statements on many rows, which a busy machine does not end within the time that the server gives its own. */
export async function fillWith(pool: pg.Pool, ...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}
