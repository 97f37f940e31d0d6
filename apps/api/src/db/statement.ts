import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createRecent } from '../recent.ts';
import type { Database, Transaction } from './database.ts';

/** SQL as it is sent, made once and run again and again. */
export type Statement = { sql: string; params: unknown[] };

type Asked = { times: number; name: string };

const mostRemembered = 500;
/** From then on it is worth the memory that each connection spends on its plan. */
const oftenAfter = 2;
const dialect = new PgDialect();
const asked = createRecent<Asked>(mostRemembered);
let named = 0;

export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, params };
}

/** Runs a statement; one that comes often is prepared, so that a connection parses and plans it once. */
export async function runStatement<Row extends Record<string, unknown>>(
  db: Database,
  { sql, params }: Statement,
): Promise<Row[]> {
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql, params },
    undefined,
    nameOf(sql),
    false,
  );
  const { rows } = await prepared.execute();
  return rows;
}

/** The values of each row, in the order of the columns. */
export async function readArrays(db: Database | Transaction, statement: Statement): Promise<unknown[][]> {
  const asTheyAre = (rows: unknown[][]) => rows;
  const prepared = db._.session.prepareQuery<{ execute: unknown[][]; all: unknown; values: unknown }>(
    statement,
    undefined,
    undefined,
    true,
    asTheyAre,
  );
  return await prepared.execute();
}

/** No name is given twice: whoever has it knows the text. */
function nameOf(sql: string): string | undefined {
  const known = asked.get(sql);
  if (!known) {
    named += 1;
    asked.set(sql, { times: 1, name: `often_${named}` });
    return undefined;
  }
  known.times += 1;
  return known.times > oftenAfter ? known.name : undefined;
}
