import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { startServer } from '../server.ts';
import { readEnv } from '../settings/env.ts';
import { fillDemo } from './fill-demo.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  cleanUp.push(database.close);
  return database;
}

/** Starts the server on a database and stops it again. */
async function startOnce({ url }: TestDatabase, settings: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'haisha-demo-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const env = readEnv({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    ...settings,
  });
  const server = await startServer(env);
  await server.ready;
  await server.close();
}

/** How much stands in the database, and when its newest row was written. */
async function contents({ pool }: TestDatabase): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(`
    select (select count(*)::int from users) as users, (select count(*)::int from departments) as departments,
      (select count(*)::int from vehicle_types) as types, (select count(*)::int from vehicles) as vehicles,
      (select count(*)::int from vehicle_entries) as entries, (select max(updated_at) from vehicles) as newest`);
  return rows[0];
}

it('starting on an empty database fills it, and starting again changes nothing', async () => {
  const database = await emptyDatabase();
  await startOnce(database);
  const filled = await contents(database);
  expect(filled).toMatchObject({ users: 14, departments: 4, types: 6, vehicles: 61 });
  await startOnce(database);
  expect(await contents(database)).toEqual(filled);
});

it('a fill that is broken off leaves nothing, and the next one is whole', async () => {
  const database = await emptyDatabase();
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table vehicles in exclusive mode');
  const failure = fillDemo(database.db, '2026-11-21').catch((error: unknown) => error);
  const killed = `
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "vehicles"%'`;
  await expect.poll(async () => (await database.pool.query(killed)).rowCount, { timeout: 5_000 }).toBe(1);
  expect(await failure).toBeInstanceOf(Error);
  await blocker.query('rollback');
  blocker.release();
  expect(await contents(database)).toMatchObject({ users: 0, departments: 0, types: 0, vehicles: 0 });
  await startOnce(database);
  expect(await contents(database)).toMatchObject({ users: 14, vehicles: 61 });
});

it('a database somebody already works in is left alone', async () => {
  const database = await emptyDatabase();
  await createUser(database.db);
  await startOnce(database);
  expect(await contents(database)).toMatchObject({ users: 1, departments: 0, vehicles: 0 });
});

it.each(['false', ''])('a database of its own stays empty where DEMO is "%s"', async (DEMO) => {
  const database = await emptyDatabase();
  await startOnce(database, { DEMO });
  expect(await contents(database)).toMatchObject({ users: 0, departments: 0, vehicles: 0 });
});
