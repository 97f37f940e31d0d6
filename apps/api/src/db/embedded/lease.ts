import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** One connection that a process holds as long as it uses the server: the others see it, and it sees the server die. */
export type Lease = {
  config: pg.ClientConfig;
  lost: Promise<void>;
  isAlone: () => Promise<boolean>;
  release: () => Promise<void>;
};

const othersSql = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Connects, and makes the database on the first time. */
export async function takeLease(config: pg.ClientConfig): Promise<Lease> {
  await createDatabase(config);
  const client = new pg.Client({ ...config, application_name: 'haisha lease', keepAlive: true });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  return {
    config,
    lost,
    isAlone: () => isAlone(client),
    release: () => client.end().catch(() => undefined),
  };
}

async function createDatabase({ database = '', ...config }: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** Backends of connections just closed may be seen for a moment; those of other processes stay. */
async function isAlone(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < 10; look++) {
    const seen = await client.query<{ others: number }>(othersSql).catch(() => undefined);
    if (seen === undefined) return true;
    if (seen.rows[0]?.others === 0) return true;
    await delay(30);
  }
  return false;
}
