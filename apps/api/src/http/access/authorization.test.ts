import type { Permission } from '@haisha/rules/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { routesOf } from '../../../test/routes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('every route', () => {
  it('is open to nobody without a session unless it says so, and few say so', () => {
    const open = routesOf(test).filter(({ access }) => access === 'public');
    const own = open.filter(({ url }) => !/^\/(?:api\/docs|releases|builds)\//.test(url) && url !== '/api/docs');
    expect(own.map(({ name }) => name).sort()).toEqual([
      'GET /api/csrf',
      'GET /api/openapi.json',
      'GET /api/session',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'POST /api/kiosk/register',
      'POST /api/links/first-administrator',
      'POST /api/links/look',
      'POST /api/links/redeem',
      'POST /api/password-resets',
      'POST /api/session',
      'POST /api/session/second-factor',
      'POST /api/single-sign-on',
      'POST /api/single-sign-on/return',
    ]);
  });

  it('has to declare who may call it, or the server does not start', async () => {
    const silent = buildTestApp({}, { further: [(app) => app.get('/silent', async () => ({}))] });
    await expect(silent).rejects.toThrow('No access declared: GET /api/silent');
  });
});

describe('an actor', () => {
  it('has the widest of the scopes of all roles', async () => {
    const both = await logInAs(test, ['viewer', 'manager']);
    const { session } = (await both.get('/api/session')).json();
    expect(session.permissions['vehicle.update' satisfies Permission]).toBe('all');
    expect(session.permissions['system.test' satisfies Permission]).toBeUndefined();
  });
});
