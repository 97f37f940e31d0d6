import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createDatabase, createPool } from './client.ts';
import type { Database } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Ask = (db: Database, one: SQL) => PromiseLike<{ rows: unknown[] }>;

/** How many statements stay prepared on a connection after each of four questions. */
async function countsAfter(
  question: (value: number) => SQL,
  ask: Ask = (db, one) => db.execute(one),
  options: Parameters<typeof createDatabase>[1] = {},
) {
  const connection = () => ({ connectionString: database.url });
  const pool = createPool(connection, { size: 1, statementTimeoutMs: 5_000, onError: () => undefined });
  const db = createDatabase(pool, options);
  const counts: unknown[] = [];
  for (const value of [1, 2, 3, 4]) {
    const { rows } = await ask(db, question(value));
    expect(rows).toEqual([{ doubled: 2 * value }]);
    const { rows: prepared } = await pool.query('select count(*)::int as count from pg_prepared_statements');
    counts.push(prepared[0]?.count);
  }
  await pool.end();
  return counts;
}

it('a statement is prepared from its third use on, whatever its parameters are', async () => {
  expect(await countsAfter((value) => sql`select 2 * ${value}::int as doubled`)).toEqual([0, 0, 1, 1]);
});

it('so it is in transactions, which begin and end with statements of their own', async () => {
  const within: Ask = (db, one) => db.transaction((tx) => tx.execute(one));
  const [, , ...counts] = await countsAfter((value) => sql`select ${value}::int * 2 as doubled`, within);
  expect(counts).toEqual([3, 3]);
});

it('a database that prepares nothing has each statement planned anew, in transactions too', async () => {
  const question = (value: number) => sql`select ${value}::int + ${value}::int as doubled`;
  const alone: Ask = (db, one) => db.execute(one);
  const within: Ask = (db, one) => db.transaction((tx) => tx.execute(one));
  expect(await countsAfter(question, alone, { prepares: false })).toEqual([0, 0, 0, 0]);
  expect(await countsAfter(question, within, { prepares: false })).toEqual([0, 0, 0, 0]);
});

it('rows by the thousand are not kept', async () => {
  const rows = sql.join(
    Array.from({ length: 9_000 }, () => sql.raw('1')),
    sql.raw(', '),
  );
  const counts = await countsAfter((value) => sql`select 2 * ${value}::int as doubled where 1 in (${rows})`);
  expect(counts).toEqual([0, 0, 0, 0]);
});

it('a statement whose table changed fails once, and is then prepared anew', async () => {
  await database.db.execute(sql`create table often_changed (size int)`);
  const ask = () => database.db.execute(sql`select size from often_changed`);
  for (let time = 1; time <= 4; time += 1) await ask();
  await database.db.execute(sql`alter table often_changed alter size type text`);
  await expect(ask()).rejects.toMatchObject({ cause: { code: '0A000' } });
  for (let time = 1; time <= 4; time += 1) expect((await ask()).rows).toEqual([]);
});
