import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../src/db/client.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { makeTemporaryData } from '../src/db/embedded/temporary-data.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { startInstalledPostgres } from './installed-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    /** Whether several servers are processes behind one port, instead of apps in the process of the test. */
    behindOnePort?: boolean;
  }
}

type TestServer = { url: string; close: () => Promise<void> };
type CleanUp = (() => Promise<void>)[];
type SharedServer = { template: Promise<string>; tidy: () => Promise<void>; users: number };

const settings = [
  // By itself it keeps a gigabyte of what the databases of all those files have written.
  "max_wal_size = '256MB'",
  // No test lets this server die, so that no commit has to wait for the disk.
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  // To compile a statement takes longer than to read the few rows of a test.
  'jit = off',
  // The databases live for seconds, and there are hundreds of them.
  'autovacuum = off',
];

/** What the projects of a run share: modules are loaded for each of them anew. */
const shared = globalThis as { haishaTestServer?: SharedServer };

/**
 * One server for the whole run with one migrated template; each test file copies it. TEST_DATABASE_URL takes a server
 * that runs elsewhere, TEST_POSTGRES_BIN the binaries of another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.haishaTestServer ??= startShared();
  const { template, tidy } = shared.haishaTestServer;
  shared.haishaTestServer.users += 1;
  project.provide('templateUrl', await template);
  return async () => {
    if (!shared.haishaTestServer) return;
    shared.haishaTestServer.users -= 1;
    if (shared.haishaTestServer.users > 0) return;
    shared.haishaTestServer = undefined;
    await tidy();
  };
}

function startShared(): SharedServer {
  const cleanUp: CleanUp = [];
  const tidy = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  const template = testServer(cleanUp)
    .then((server) => makeTemplate(server, cleanUp))
    .catch(async (error: unknown) => {
      await tidy();
      throw error;
    });
  return { template, tidy, users: 0 };
}

async function makeTemplate(server: string, cleanUp: CleanUp): Promise<string> {
  const name = `haisha_test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(server, name);
  await onServer(server, `create database ${name}`);
  const drop = (database: string) => `drop database if exists ${database} with (force)`;
  cleanUp.push(() => onServer(server, drop(name), drop(demoTemplateOf(url))));
  const pool = createPool(() => ({ connectionString: url }), {
    size: 1,
    statementTimeoutMs: 60_000,
    onError: () => undefined,
  });
  await migrateDatabase(pool);
  await pool.end();
  return url;
}

/** The name of the database that is copied from the template and filled with the demo company. */
export function demoTemplateOf(templateUrl: string): string {
  return `${new URL(templateUrl).pathname.slice(1)}_demo`;
}

async function testServer(cleanUp: CleanUp): Promise<string> {
  const { TEST_DATABASE_URL: given, TEST_POSTGRES_BIN: bin } = process.env;
  if (given) return given;
  const data = makeTemporaryData('haisha-test-');
  cleanUp.push(data.remove);
  const server = bin ? await startInstalledPostgres(bin, data.path) : await startEmbedded(data.path);
  cleanUp.push(server.close);
  const changes = [
    ...settings.map((setting) => `alter system set ${setting}`),
    `alter role current_user password '${quickVerifier(new URL(server.url).password)}'`,
  ];
  await onServer(server.url, ...changes, 'select pg_reload_conf()');
  return server.url;
}

/**
 * What PostgreSQL keeps of a password, hashed once instead of 4,096 times: both sides hash at each connection, of which a
 * file of tests opens about ten, and nobody guesses a password of 24 random bytes.
 */
function quickVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 1, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$1:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

async function startEmbedded(dataDir: string): Promise<TestServer> {
  const server = await startEmbeddedPostgres({ dataDir, warn: () => undefined });
  const { user, password, host, port, database } = server.connection();
  return { url: `postgres://${user}:${String(password)}@${host}:${port}/${database}`, close: server.close };
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Each statement by itself, one after the other. */
export async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
