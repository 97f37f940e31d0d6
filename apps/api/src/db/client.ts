import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withBeforeCommit } from './before-commit.ts';
import type { Database, Transaction } from './database.ts';
import { prepareOften } from './prepare-often.ts';

/** Where the server is right now; the embedded one may come back on another port. */
export type Connection = () => pg.ClientConfig;

type PoolSettings = {
  size: number;
  statementTimeoutMs: number;
  /** Sends at once what parts of a transaction ask at once; nothing streams on such connections. */
  pipeline?: boolean;
  onError: (error: Error) => void;
};

/** A connection keeps each statement that was prepared on it; a new one begins without any. */
const mostUses = 5_000;
/** It has the catalog and its plans to learn anew, for longer than most requests take: it stays between two rushes of a day. */
const idleMs = 30 * 60_000;
/** An idle connection is asked so soon whether it still stands; the system would ask after hours. */
const firstProbeMs = 60_000;
const dateType = 1082;
pg.types.setTypeParser(dateType, (value) => value);

export function createPool(
  connection: Connection,
  { size, statementTimeoutMs, pipeline = false, onError }: PoolSettings,
): pg.Pool {
  class CurrentClient extends pg.Client {
    constructor() {
      super({
        ...connection(),
        application_name: 'haisha',
        statement_timeout: statementTimeoutMs,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        keepAliveInitialDelayMillis: firstProbeMs,
        pipeline,
      });
      // The pool listens to idle connections only: one that breaks inside a transaction would end the process.
      this.on('error', () => undefined);
    }
  }
  const pool = new pg.Pool({
    Client: CurrentClient,
    max: size,
    maxUses: mostUses,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  return pool;
}

type Work<T> = (client: pg.PoolClient) => Promise<T>;
type Lender = <T>(work: Work<T>) => Promise<T>;

const lenders = new WeakMap<Database | Transaction, Lender>();

/** Does what only the driver can on the connection of a transaction, or on one of the pool. */
export async function onClient<T>(db: Database | Transaction, work: Work<T>): Promise<T> {
  const lend = lenders.get(db);
  if (!lend) throw new Error('Only createDatabase and its outermost transactions have connections to lend');
  return await lend(work);
}

/**
 * Statements that come often are prepared, unless their plans would grow old: the plan of a table that is almost empty
 * reads all of it each time, when a job has filled it too.
 */
export function createDatabase(pool: pg.Pool, { prepares = true } = {}): Database {
  const planned = prepares ? prepareOften : <Some>(db: Some) => db;
  const db = planned(drizzle(pool));
  lenders.set(db, async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  });
  db.transaction = withBeforeCommit(async (work, config) => {
    // The connection is taken here: drizzle would not give one back on which `begin` fails.
    const client = await pool.connect();
    try {
      return await planned(drizzle(client)).transaction(async (tx) => {
        lenders.set(tx, async (some) => await some(client));
        return await work(tx);
      }, config);
    } finally {
      client.release();
    }
  });
  return db;
}
