import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onServer, withDatabase } from '../../test/postgres.ts';
import { createPool } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const name = `haisha_test_${randomBytes(6).toString('hex')}`;
const server = withDatabase(inject('templateUrl'), 'postgres');

beforeAll(() => onServer(server, `create database ${name}`));
afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));

function newPool() {
  const connectionString = withDatabase(server, name);
  return createPool(() => ({ connectionString }), { size: 2, statementTimeoutMs: 5_000, onError: () => undefined });
}

describe('migrations', () => {
  it('run once when three instances start at the same moment', async () => {
    const pools = [newPool(), newPool(), newPool()];
    await Promise.all(pools.map(migrateDatabase));
    const { rows } = (await pools[0]?.query('select hash from drizzle.__drizzle_migrations')) ?? { rows: [] };
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    await Promise.all(pools.map((pool) => pool.end()));
  });

  it('bring the extensions, and change nothing the second time', async () => {
    const pool = newPool();
    await migrateDatabase(pool);
    const { rows } = await pool.query("select extname from pg_extension where extname in ('pg_trgm', 'btree_gist')");
    expect(rows).toHaveLength(2);
    await pool.end();
  });
});
