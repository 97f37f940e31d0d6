import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../src/db/database.ts';

/** The plans of the statements that are run on a database. */
export async function plansOf(pool: pg.Pool, run: (db: Database) => Promise<unknown>): Promise<string> {
  const statements: [string, unknown[]][] = [];
  const watched = drizzle(pool, { logger: { logQuery: (...statement) => statements.push(statement) } });
  await run(watched);
  const plans = await Promise.all(
    statements.map(([sql, params]) => pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
}
