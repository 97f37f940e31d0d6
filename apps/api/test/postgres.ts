import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../src/db/client.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { startInstalledPostgres } from './installed-postgres.ts';
import { openFolder } from './open-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    /** Whether several servers are processes behind one port, instead of apps in the process of the test. */
    behindOnePort?: boolean;
  }
}

type TestServer = { url: string; close: () => Promise<void> };

/**
 * One server for the whole run with one migrated template; each test file copies it. TEST_DATABASE_URL takes a server
 * that runs elsewhere, TEST_POSTGRES_BIN the binaries of another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const template = `haisha_test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(server.url, template);
  await onServer(server.url, `create database ${template}`);
  const pool = createPool(() => ({ connectionString: url }), {
    size: 1,
    statementTimeoutMs: 60_000,
    onError: () => undefined,
  });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('templateUrl', url);
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`);
    await server.close();
  };
}

async function testServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: given, TEST_POSTGRES_BIN: bin } = process.env;
  if (given) return { url: given, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'haisha-test-'));
  openFolder(folder);
  const server = bin ? await startInstalledPostgres(bin, folder) : await startEmbedded(folder);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
