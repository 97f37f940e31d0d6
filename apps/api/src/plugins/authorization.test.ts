import { type Permission, type Role, roles, scopeFor } from '@haisha/rules/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import type { Access } from './access.ts';

type Caller = { name: string; role: Role | null; browser: Browser };
type Route = { method: string; url: string; access: Access };

const anyId = '00000000-0000-4000-8000-000000000000';
let test: TestApp;
let routes: Route[] = [];
const callers: Caller[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  routes = test.app.routeTable.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .map((one) => ({ method: one, url: url.replaceAll(/:\w+/g, anyId), access: config?.access ?? 'public' })),
  );
  callers.push({ name: 'nobody', role: null, browser: createBrowser(test) });
  for (const role of roles) callers.push({ name: role, role, browser: await logInAs(test, [role]) });
  await callers[0]?.browser.get(test.env.CSRF_PATH);
});
afterAll(() => test.close());

function expected({ role }: Caller, access: Access): string {
  if (access === 'public') return 'let in';
  if (access === 'signed') return 'signature.invalid';
  if (role === null) return 'session.required';
  if (access === 'session') return 'let in';
  return scopeFor(role, access) ? 'let in' : 'permission.denied';
}

async function outcome({ browser }: Caller, { method, url }: Route): Promise<string> {
  const cookies = new Map(browser.cookies);
  const response = await browser.send({ method: method as 'GET', url });
  browser.cookies.clear();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const refused = response.statusCode === 401 || response.statusCode === 403;
  return refused && method !== 'HEAD' ? response.json().code : 'let in';
}

describe('every route', () => {
  it('lets in exactly those whom the matrix lets in', async () => {
    const asked = routes.filter(({ method, url }) => method !== 'HEAD' && !endsSession(method, url));
    expect(asked.length).toBeGreaterThan(8);
    for (const route of asked) {
      for (const caller of callers) {
        const seen = `${caller.name} ${route.method} ${route.url}: `;
        expect(seen + (await outcome(caller, route))).toBe(seen + expected(caller, route.access));
      }
    }
  });

  it('is open to nobody without a session unless it says so, and few say so', () => {
    const open = routes.filter(({ access, method }) => access === 'public' && method !== 'HEAD');
    const own = open.filter(({ url }) => !/^\/(?:api\/docs|releases|builds)\//.test(url) && url !== '/api/docs');
    expect(own.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /api/csrf',
      'GET /api/openapi.json',
      'GET /api/session',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
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

function endsSession(method: string, url: string): boolean {
  return method === 'DELETE' && url.startsWith('/api/session');
}
