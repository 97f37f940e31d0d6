import { fieldErrors } from '@haisha/validation/field-errors';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../test/browser.ts';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { newKioskCode } from '../test/kiosk.ts';
import { revived } from '../test/revive-rows.ts';
import { bodyOf, rightBody } from '../test/route-bodies.ts';
import { createRows, idsOf, type Rows } from '../test/route-rows.ts';
import { isWrite, pathOf, type Route, routesOf } from '../test/routes.ts';
import { deliveryCompanyUsers } from './db/schema/identity/delivery-company-users.ts';
import { drivers } from './db/schema/masters/drivers.ts';

const bodyLimit = 20_000;

let test: TestApp;
let admin: Browser & { userId: string };
let rows: Rows;

beforeAll(async () => {
  test = await buildTestApp({
    LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
    LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
    BODY_LIMIT_BYTES: String(bodyLimit),
  });
  // Partners alone change their contacts, drivers alone punch and ask for leave, managers write reports of others.
  admin = await logInAs(test, ['admin', 'manager', 'partner', 'driver']);
  rows = await createRows(test, admin, { ownerId: admin.userId });
  // The same browser is a tablet as well, for what these alone may do.
  await admin.post('/api/kiosk/register', await newKioskCode(admin, rows.entities.department.id));
  const deliveryCompanyId = rows.entities.deliveryCompany.id;
  await test.db.insert(deliveryCompanyUsers).values({ userId: admin.userId, deliveryCompanyId });
});
afterAll(() => test.close());

const probe = await buildTestApp();
const routes = routesOf(probe);
const writes = routes.filter(isWrite);
await probe.close();
const ours = writes.filter(({ access }) => access !== 'signed');
const versioned = writes.filter(({ parts }) => parts.body.properties?.version?.type === 'integer');
const withBody = ours.filter(({ contract }) => contract.body !== undefined);

const right = (route: Route) => rightBody(route, { rows, userId: admin.userId, loginId: 'nobody@example.jp' });

async function send(route: Route, fields: Record<string, unknown>, browser: Browser = admin): Promise<Response> {
  const { headers, payload } = bodyOf(route, fields);
  return await browser.send({ method: route.method, url: pathOf(route, idsOf(route, rows)), headers, payload });
}

const codeOf = (response: Response) => `${response.statusCode} ${response.body === '' ? '' : response.json().code}`;

describe('a write without the token of its own session is refused', () => {
  it.each(ours)('$name', async (route) => {
    const other = await anotherSession();
    for (const [what, token] of [
      ['no token', undefined],
      ['a made-up one', 'x'.repeat(43)],
      ['that of another session', other.cookies.get(test.env.CSRF_COOKIE)],
    ] as const) {
      const cookies = Object.fromEntries(admin.cookies);
      const planted = token === undefined ? {} : { [test.env.CSRF_COOKIE]: token };
      const headers = token === undefined ? {} : { [test.env.CSRF_HEADER]: token };
      const { payload, headers: type } = bodyOf(route, right(route));
      const url = pathOf(route, idsOf(route, rows));
      const request = { method: route.method, url, payload, headers: { ...type, ...headers } };
      const response = await test.app.inject({ ...request, cookies: { ...cookies, ...planted } });
      expect([what, codeOf(response)]).toEqual([what, '403 csrf.invalid']);
    }
  });

  let another: Browser | undefined;
  async function anotherSession(): Promise<Browser> {
    another ??= await logInAs(test, ['admin']);
    return another;
  }
});

describe('a body over the limit is refused', () => {
  it.each(writes)('$name', async (route) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ ...right(route), note: 'x'.repeat(bodyLimit) });
    const url = pathOf(route, idsOf(route, rows));
    expect(codeOf(await admin.send({ method: route.method, url, headers, payload }))).toBe('413 body.too_large');
  });
});

describe('a change of a version that is not the present one is refused, with the row as it is', () => {
  it.each(versioned)('$name', async (route) => {
    // A change of the driver may have taken the account away.
    await test.db.update(drivers).set({ userId: admin.userId }).where(eq(drivers.id, rows.entities.driver.id));
    rows = await revived(test, rows, route);
    const { version } = right(route);
    const ahead = await send(route, { ...right(route), version: Number(version) + 1 });
    expect([codeOf(ahead), ahead.json().current]).toMatchObject(['409 version.conflict', { version }]);
    const first = await send(route, changed(right(route)));
    if (first.statusCode !== 200 || first.json().version === version) return;
    const late = await send(route, changed(right(route)));
    expect([codeOf(late), late.json().current.version]).toEqual(['409 version.conflict', Number(version) + 1]);
  });

  /** So that an update has something to change. */
  const changed = (body: Record<string, unknown>) => ('note' in body ? { ...body, note: 'changed' } : body);
});

describe('what the contract does not take is refused, field by field', () => {
  const wrong = [undefined, {}, [], [[]], true, 1.5, -1, 'ない', null];

  it.each(withBody)('$name', async (route) => {
    rows = await revived(test, rows, route);
    const body = right(route);
    const fields = Object.keys(route.parts.body.properties ?? {});
    for (const field of fields) {
      const refused = [];
      for (const value of wrong) {
        const sent = JSON.parse(JSON.stringify({ ...body, [field]: value }));
        const result = route.contract.body?.safeParse(sent);
        if (!result || result.success) continue;
        refused.push(value);
        const response = await send(route, sent);
        const expected = { status: 400, code: 'validation.failed', errors: fieldErrors(result.error) };
        expect(response.json(), `${field}: ${JSON.stringify(value)}`).toMatchObject(expected);
      }
      expect(refused.length, `${field} takes whatever comes`).toBeGreaterThan(0);
    }
    const whole = [[], 'text', 5, null, true, [body]];
    for (const value of whole) {
      const response = await send(route, value as unknown as Record<string, unknown>);
      expect(codeOf(response), JSON.stringify(value).slice(0, 50)).toBe('400 validation.failed');
    }
  });
});

const daysAsked = routes.flatMap(({ contract, name, parts }) =>
  (['params', 'querystring'] as const).flatMap((part) =>
    Object.entries(parts[part].properties ?? {})
      .filter(([, { format }]) => format === 'date')
      .map(([field]) => ({ name, field, schema: contract[part] })),
  ),
);

describe('a day that no database knows is refused in every address', () => {
  it.each(daysAsked)('$name, $field', ({ field, schema }) => {
    const result = schema?.safeParse({ [field]: '0000-01-01' });
    expect(result?.error?.issues.map(({ path }) => path)).toContainEqual([field]);
  });
});

const dated = routes.filter(
  ({ method, parts }) =>
    method === 'GET' && Object.values(parts.querystring.properties ?? {}).some(({ format }) => format === 'date'),
);

describe('the first and the last day that can be written are answered or refused', () => {
  it.each(dated)('$name', async (route) => {
    const { department, driver } = rows.entities;
    const known: Record<string, string> = { departmentId: department.id, driverId: driver.id };
    for (const day of ['0001-01-01', '9999-12-31']) {
      const fields = Object.entries(route.parts.querystring.properties ?? {});
      const query = new URLSearchParams(
        fields.flatMap(([name, { format }]) => {
          const value = format === 'date' ? day : known[name];
          return value === undefined ? [] : [[name, value] satisfies [string, string]];
        }),
      );
      const answer = await admin.get(`${pathOf(route, idsOf(route, rows))}?${query}`);
      expect([day, answer.statusCode, answer.statusCode < 500]).toEqual([day, answer.statusCode, true]);
    }
  });
});

describe('a field that is not asked for changes nothing', () => {
  const planted = {
    id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
    createdAt: '1999-01-01T00:00:00.000Z',
    passwordHash: 'planted',
    createdBy: { id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd', name: 'planted' },
    isAdmin: true,
    hasTotp: true,
    archivedAt: '1999-01-01T00:00:00.000Z',
    constructor: 'planted',
    unknown: 'planted',
  };

  it.each(withBody)('$name', async (route) => {
    rows = await revived(test, rows, route);
    const known = Object.keys(route.parts.body.properties ?? {});
    const extra = Object.fromEntries(Object.entries(planted).filter(([name]) => !known.includes(name)));
    const response = await send(route, { ...right(route), ...extra });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode < 300) expect(response.body).not.toMatch(/dddddddd|1999-01-01|planted/);
    else expect(response.json()).toMatchObject({ status: response.statusCode, code: expect.any(String) });
  });
});

it('whoever is not logged in is refused before the body is read', async () => {
  const nobody = createBrowser(test);
  await nobody.get(test.env.CSRF_PATH);
  for (const route of ours.filter(({ access }) => access !== 'public')) {
    const response = await send(route, { note: 'x'.repeat(bodyLimit) }, nobody);
    expect([route.name, codeOf(response)]).toEqual([route.name, '401 session.required']);
  }
});
