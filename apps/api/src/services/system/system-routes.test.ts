import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    METRICS_TOKEN: 'a-secret-of-sixteen',
    DATABASE_URL: 'postgres://haisha:geheim@db/haisha',
  });
});
afterAll(() => test.close());

describe('the test page', () => {
  it('really checks, and says which check failed and why', async () => {
    const admin = await logInAs(test, ['admin']);
    const response = await admin.get('/api/system/test');
    expect(response.statusCode).toBe(200);
    const { checks } = response.json();
    expect(checks).toEqual(
      ['database', 'write', 'extensions', 'characters', 'timeZone', 'migrations']
        .map((name) => ({
          name,
          ok: true,
          detail: expect.any(String),
          ms: expect.any(Number),
        }))
        .concat({
          name: 'releaseStore',
          ok: false,
          detail: expect.stringContaining('Nothing is live'),
          ms: expect.any(Number),
        }),
    );
    await test.pool.query('drop extension pg_trgm cascade');
    const broken = (await admin.get('/api/system/test')).json().checks;
    expect(broken[2]).toMatchObject({ name: 'extensions', ok: false, detail: 'missing: pg_trgm' });
  });
});

describe('the debug page', () => {
  it('shows versions, own permissions and settings without secrets', async () => {
    const manager = await logInAs(test, ['manager']);
    const response = await manager.get('/api/system/debug');
    expect(response.json()).toMatchObject({
      versions: { api: expect.stringMatching(/^\d+\.\d+\.\d+$/), shell: null, areas: {} },
      permissions: { 'system.debug': 'all' },
      settings: { CSRF_COOKIE: 'XSRF-TOKEN', DATABASE_URL: '•••', METRICS_TOKEN: '•••' },
    });
    expect(response.body).not.toMatch(/geheim|a-secret/);
  });

  it('opens also while the pointer is garbage', async () => {
    const manager = await logInAs(test, ['manager']);
    writeFileSync(join(test.env.RELEASE_STORE, 'builds/latest.json'), '{"shell":');
    const response = await manager.get('/api/system/debug');
    expect(response.json().versions).toMatchObject({ revision: null, shell: null, areas: {} });
  });
});
