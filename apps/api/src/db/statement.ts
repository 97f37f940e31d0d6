import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

/** SQL as it is sent, made once and run again and again. */
export type Statement = { sql: string; params: unknown[] };

const dialect = new PgDialect();

export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, params };
}

/** The rows of a statement. */
export async function runStatement<Row extends Record<string, unknown>>(
  db: Database,
  { sql, params }: Statement,
): Promise<Row[]> {
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql, params },
    undefined,
    undefined,
    false,
  );
  const { rows } = await prepared.execute();
  return rows;
}

/** The name of a statement that is planned for its own values each time, as for lists of ids of any length. */
export const plannedAnew = '';

/** The values of each row, in the order of the columns. */
export async function readArrays(
  db: Database | Transaction,
  statement: Statement,
  name?: typeof plannedAnew,
): Promise<unknown[][]> {
  const asTheyAre = (rows: unknown[][]) => rows;
  const prepared = db._.session.prepareQuery<{ execute: unknown[][]; all: unknown; values: unknown }>(
    statement,
    undefined,
    name,
    true,
    asTheyAre,
  );
  return await prepared.execute();
}
