import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/db/client.ts';
import { onServer, withDatabase } from './postgres.ts';

export type TestDatabase = { url: string; db: Database; pool: pg.Pool; close: () => Promise<void> };

/** A database of its own for one test file, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `haisha_test_${randomBytes(6).toString('hex')}`;
  const server = withDatabase(template, 'postgres');
  await onServer(server, `create database ${name} template ${new URL(template).pathname.slice(1)}`);
  const { db, pool, close, url } = openTestDatabase(withDatabase(template, name));
  return {
    url,
    db,
    pool,
    close: async () => {
      await close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The same database once more, as another process has it. */
export function openTestDatabase(url: string): TestDatabase {
  const pool = createPool(() => ({ connectionString: url }), {
    size: 5,
    statementTimeoutMs: 3_000,
    onError: () => undefined,
  });
  return { url, db: createDatabase(pool), pool, close: () => pool.end() };
}
