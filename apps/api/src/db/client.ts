import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where the server is right now; the embedded one may come back on another port. */
export type Connection = () => pg.ClientConfig;

type PoolSettings = { size: number; statementTimeoutMs: number; onError: (error: Error) => void };

const dateType = 1082;
pg.types.setTypeParser(dateType, (value) => value);

export function createPool(connection: Connection, { size, statementTimeoutMs, onError }: PoolSettings): pg.Pool {
  class CurrentClient extends pg.Client {
    constructor() {
      super({
        ...connection(),
        application_name: 'haisha',
        statement_timeout: statementTimeoutMs,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      });
      // The pool listens to idle connections only: one that breaks inside a transaction would end the process.
      this.on('error', () => undefined);
    }
  }
  const pool = new pg.Pool({ Client: CurrentClient, max: size, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    // The connection is taken here: drizzle would not give one back on which `begin` fails.
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
