import pg from 'pg';
import { inject } from 'vitest';
import { fillDemo } from '../src/demo/fill-demo.ts';
import { demoTemplateOf, withDatabase } from './postgres.ts';
import { createDatabaseFrom, createTestDatabase, type TestDatabase } from './test-database.ts';

const demoDay = '2026-11-21';

/** A database of its own with the demo company of 2026-11-21: the first test file of a run fills it, and all copy it. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const template = demoTemplateOf(inject('templateUrl'));
  const client = new pg.Client({ connectionString: withDatabase(inject('templateUrl'), 'postgres') });
  await client.connect();
  try {
    // Whoever comes second waits for as long as the first one fills.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await client.query(`alter database ${await filledDatabase()} rename to ${template}`);
  } finally {
    await client.end();
  }
  return await createDatabaseFrom(template);
}

/** The name of a filled database to which nobody is connected. */
async function filledDatabase(): Promise<string> {
  const { db, pool, url, close } = await createTestDatabase();
  try {
    await fillDemo(db, demoDay);
    await pool.end();
  } catch (error) {
    await close();
    throw error;
  }
  return new URL(url).pathname.slice(1);
}
