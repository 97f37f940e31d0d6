import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { onServer, withDatabase } from '../../test/postgres.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import type { Module } from '../module.ts';

/** Routes that fail as a full disk makes them. */
const full: Module = (app, { db }) => {
  app.get<{ Params: { code: string } }>('/probe/database/:code', { config: { access: 'public' } }, async (request) => {
    const { code } = request.params;
    await db.execute(sql.raw(`do $$ begin raise exception 'no room' using errcode = '${code}'; end $$`));
  });
  app.get<{ Params: { code: string } }>('/probe/folder/:code', { config: { access: 'public' } }, (request) => {
    throw Object.assign(new Error('no space left on device'), { code: request.params.code });
  });
};

/** The file system of the kernel's settings, which has no room for anything. */
const fullFolder = '/sys';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ DATABASE_URL: 'postgres://elsewhere/haisha' }, { further: [full] });
  await test.app.realtime.start();
});
afterAll(() => test.close());

const ready = async ({ app } = test) => {
  const response = await app.inject('/health/ready');
  return [response.statusCode, response.json().reason ?? ''];
};

describe('a full storage', () => {
  it.each(['database/53100', 'database/53400', 'folder/ENOSPC', 'folder/EDQUOT'])(
    'is told by a code and a status of its own: %s',
    async (fault) => {
      const response = await test.app.inject(`/api/probe/${fault}`);
      expect(response.statusCode).toBe(507);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(response.json()).toMatchObject({ title: 'Insufficient Storage', status: 507, code: 'storage.full' });
    },
  );

  it('of a database elsewhere is told by the health until there is room', async () => {
    const name = new URL(test.url).pathname.slice(1);
    const limit = async (change: string) => {
      await onServer(test.url, `alter database ${name} ${change}`);
      await onServer(
        test.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
    };
    await limit('set temp_file_limit = 0');
    await test.app.inject('/api/probe/database/53100');
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await ready()).toEqual([503, expect.stringContaining('The storage is full')]);
    }
    await limit('reset temp_file_limit');
    expect((await ready())[1]).not.toMatch(/storage/);
  });

  it('is not told of a database that is merely away, and is forgotten once there is room', async () => {
    const name = new URL(test.url).pathname.slice(1);
    const elsewhere = withDatabase(test.url, 'postgres');
    await test.app.inject('/api/probe/database/53100');
    await onServer(elsewhere, `alter database ${name} allow_connections false`);
    try {
      await onServer(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      expect(await ready()).toEqual([503, 'The database does not answer.']);
    } finally {
      await onServer(elsewhere, `alter database ${name} allow_connections true`);
    }
    expect((await ready())[1]).not.toMatch(/storage/);
  });

  it('of the embedded database is told by the health, and as the reason why the database is away', async () => {
    const settings = { DATA_DIR: fullFolder, RELEASE_STORE: test.env.RELEASE_STORE };
    const database = await createTestDatabase();
    const starved = await buildTestApp(settings, { database, isReady: () => false });
    try {
      expect(await ready(starved)).toEqual([503, expect.stringContaining('The storage is full')]);
      expect((await starved.app.inject('/api/session')).json()).toMatchObject({ status: 507, code: 'storage.full' });
    } finally {
      await starved.close();
    }
  });
});
