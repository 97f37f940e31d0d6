import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createDatabase, createPool } from './client.ts';
import { runStatement, toStatement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('a statement is prepared from its third use on, whatever its parameters are', async () => {
  const connection = () => ({ connectionString: database.url });
  const pool = createPool(connection, { size: 1, statementTimeoutMs: 5_000, onError: () => undefined });
  const db = createDatabase(pool);
  const prepared = sql`select count(*)::int as count from pg_prepared_statements where statement like '%as doubled%'`;
  const counts: unknown[] = [];
  for (const value of [1, 2, 3, 4]) {
    const rows = await runStatement<{ doubled: number }>(db, toStatement(sql`select 2 * ${value}::int as doubled`));
    expect(rows).toEqual([{ doubled: 2 * value }]);
    counts.push((await db.execute(prepared)).rows[0]?.count);
  }
  expect(counts).toEqual([0, 0, 1, 1]);
  await pool.end();
});
