import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Browser, createBrowser, logInAs } from '../test/browser.ts';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { testPassword } from '../test/factories.ts';
import { createVehicle, departmentBody, vehicleBody, vehicleTypeBody } from '../test/masters.ts';
import { type JsonSchema, lastDays, oddBytes, oddHeaders, oddJson, queries, someFields } from '../test/odd-input.ts';
import { pdfFile } from '../test/pictures.ts';
import { turnOnTotp } from '../test/second-factor.ts';
import { formOf, upload } from '../test/upload.ts';
import { createUserBy, goodPassword, userBody } from '../test/users.ts';

/** The same inputs in each run; a failure says its own. */
const seed = 20_261_121;

const entryBody = { kind: 'oil', entryDate: '2026-11-21' };

type Part = 'params' | 'querystring' | 'body';
type Route = { name: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; parts: Record<Part, JsonSchema> };
type Row = Record<string, unknown> & { id: string; version: number; archivedAt: string | null };
type Request = { params: Record<string, string>; query: string; fields: Record<string, unknown>; headers: object };

const plain: Request = { params: {}, query: '', fields: {}, headers: {} };

let test: TestApp;
let admin: Browser;
let stranger: Browser;
/** The row of each kind that requests are about. */
let ids: { department: string; vehicleType: string; vehicle: string; entry: string; file: string; user: string };
/** Of whoever asks about the own second factor. */
let recoveryCode = '';

beforeAll(async () => {
  test = await buildTestApp({ LOGIN_ATTEMPTS_PER_ACCOUNT: '1000', LOGIN_ATTEMPTS_PER_ADDRESS: '100000' });
  admin = await logInAs(test, ['admin']);
  stranger = createBrowser(test);
  await stranger.get(test.env.CSRF_PATH);
  const { id: vehicle, departmentId: department, vehicleTypeId: vehicleType } = await createVehicle(admin);
  const entry = (await admin.post(`/api/vehicles/${vehicle}/entries`, entryBody)).json().id;
  const files = `/api/vehicles/${vehicle}/entries/${entry}/files`;
  const file = (await upload(admin, files, { filename: 'a.pdf', content: pdfFile })).json().id;
  ids = { department, vehicleType, vehicle, entry, file, user: (await createUserBy(admin)).id };
});
afterAll(() => test.close());

/** A row as it is now; one that an earlier request archived is brought back. */
async function live(list: string, id: string): Promise<Row> {
  const isOfVehicle = list.endsWith('/entries');
  const found = (await admin.get(isOfVehicle ? `${list}?archived=include&pageSize=200` : `${list}/${id}`)).json();
  const row: Row = isOfVehicle ? found.items.find((one: Row) => one.id === id) : found;
  if (row.archivedAt === null) return row;
  return (await admin.post(`${list}/${id}/restore`, { version: row.version })).json();
}

async function liveVehicle(): Promise<Row> {
  await live('/api/departments', ids.department);
  await live('/api/vehicle-types', ids.vehicleType);
  return await live('/api/vehicles', ids.vehicle);
}

async function liveEntry(): Promise<Row> {
  await liveVehicle();
  return await live(`/api/vehicles/${ids.vehicle}/entries`, ids.entry);
}

/** Bodies that would be taken; what is not here is about a row and sends it back as it is. */
const bodies: Record<string, () => object | Promise<object>> = {
  'POST /api/session': () => ({ loginId: 'nobody@example.jp', password: 'wrong' }),
  'POST /api/session/second-factor': () => ({ code: '123456' }),
  'POST /api/links/look': () => ({ token: 'x' }),
  'POST /api/links/redeem': () => ({ token: 'x', password: goodPassword }),
  'POST /api/links/first-administrator': () => ({
    ...{ token: 'x', password: goodPassword, loginId: 'chief@example.jp' },
    ...{ name: '大石 蔵', kana: 'オオイシ クラ', language: 'ja' },
  }),
  'POST /api/password-resets': () => ({ loginId: 'nobody@example.jp' }),
  'POST /api/single-sign-on/return': () => ({ query: 'code=1&state=2' }),
  'PUT /api/account': () => ({ theme: 'dark' }),
  'PUT /api/account/password': () => ({ presentPassword: testPassword, newPassword: goodPassword }),
  'POST /api/account/totp': () => ({ presentPassword: testPassword }),
  'POST /api/account/totp/confirm': () => ({ code: '123456' }),
  'POST /api/account/totp/recovery-codes': () => ({ presentPassword: testPassword }),
  'POST /api/account/totp/end': () => ({ presentPassword: testPassword, code: recoveryCode }),
  'POST /api/users': () => userBody(),
  'POST /api/notifications/read': () => ({ all: true }),
  'POST /api/system/test/echo': () => ({ token: randomUUID() }),
  'POST /api/realtime/timeline': () => ({ session: 1, bundle: 1, lib: 'js', version: '8.6.0', timeline: [] }),
  'PUT /api/retention-rules/:id': () => ({ keepMonths: 84, version: 1 }),
  'POST /broadcasting/auth': () => ({ socket_id: '1.1', channel_name: 'private-vehicle' }),
  'POST /broadcasting/user-auth': () => ({ socket_id: '1.1' }),
  'POST /api/departments': () => departmentBody(),
  'POST /api/vehicle-types': () => vehicleTypeBody(),
  'POST /api/vehicles': () => vehicleBody({ departmentId: ids.department, vehicleTypeId: ids.vehicleType }),
  'POST /api/vehicles/:id/status': async () => ({ ...(await liveVehicle()), status: 'retired', from: '2026-11-21' }),
  'POST /api/vehicles/:id/entries': async () => {
    await liveVehicle();
    return entryBody;
  },
};

async function rightBody({ name, url }: Route): Promise<object> {
  const body = bodies[name];
  if (body) return await body();
  if (url.startsWith('/api/users/')) return await live('/api/users', ids.user);
  if (url.startsWith('/api/departments/')) return await live('/api/departments', ids.department);
  if (url.startsWith('/api/vehicle-types/')) return await live('/api/vehicle-types', ids.vehicleType);
  if (url.includes('/:entryId')) return await liveEntry();
  return url.startsWith('/api/vehicles/') ? await liveVehicle() : {};
}

function routesOf({ app }: TestApp): Route[] {
  return app.routeTable.flatMap(({ method, url, schema }) =>
    [method]
      .flat()
      .filter((one) => one !== 'HEAD')
      .map((one) => ({ name: `${one} ${url}`, method: one as Route['method'], url, parts: partsOf(schema) })),
  );
}

function partsOf(schema: Partial<Record<Part, unknown>> = {}): Route['parts'] {
  const part = (name: Part) =>
    z.toJSONSchema((schema[name] ?? z.object({})) as z.ZodType, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return { params: part('params'), querystring: part('querystring'), body: part('body') };
}

/** Most of a request fits, so that the rest comes far. */
function requests({ parts }: Route): Arbitrary<Request> {
  return fc.record({
    params: someFields(parts.params, oddBytes, 1),
    query: queries(parts.querystring),
    fields: someFields(parts.body, oddJson, 3),
    headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
  }) as Arbitrary<Request>;
}

describe('whatever is sent, no fault of the server comes of it', async () => {
  const probe = await buildTestApp();
  const routes = routesOf(probe);
  await probe.close();

  it.each(routes)('$name', async (route) => {
    const { method, url } = route;
    const caller = await callerOf(route);
    const send = async ({ params, query, fields, headers }: Request): Promise<number> => {
      const given: Record<string, string> = { ...idsOf(route), ...params };
      const path = url.replaceAll(/:(\w+)|\*/g, (_, name = 'unknown') => given[name] ?? 'x');
      const format = url.endsWith('/export') && !query.includes('format=') ? '&format=csv' : '';
      const body = method === 'GET' ? {} : bodyOf(route, { ...(await rightBody(route)), ...fields });
      const options = { method, url: `${path}?${query}${format}`, ...body, headers: { ...body.headers, ...headers } };
      return (await caller.send(options)).statusCode;
    };
    expect(await send(plain), 'what fits').not.toBe(400);
    const noFault = fc.asyncProperty(requests(route), async (request) => {
      expect(await send(request)).toBeLessThan(500);
    });
    const examples = lastDays(route.parts.body).map((fields): [Request] => [{ ...plain, fields }]);
    await fc.assert(noFault, { seed, examples, numRuns: examples.length + (takesInput(route) ? 10 : 1) });
  });
});

/** A file goes as a form, everything else as JSON. */
function bodyOf(
  { method, url }: Route,
  fields: object,
): { headers?: Record<string, string>; payload?: string | Buffer } {
  if (method === 'POST' && url.endsWith('/files')) return formOf({ filename: 'a.pdf', content: pdfFile });
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) };
}

/** Whoever deletes the own session asks no more, and what is done to an account is done to one of its own. */
async function callerOf({ method, url }: Route): Promise<Browser> {
  if (method === 'DELETE') return stranger;
  if (!url.startsWith('/api/account')) return admin;
  const browser = await logInAs(test, ['admin']);
  if (url.includes('/totp/')) [recoveryCode = ''] = (await turnOnTotp(test, browser)).recoveryCodes;
  return browser;
}

function takesInput({ url, parts }: Route): boolean {
  return url.includes('*') || Object.values(parts).some(({ properties = {} }) => Object.keys(properties).length > 0);
}

function idsOf({ url }: Route): Record<string, string> {
  const { department, vehicleType, vehicle, entry, file, user } = ids;
  const kinds = { departments: department, 'vehicle-types': vehicleType, users: user };
  const kind = /^\/api\/(departments|vehicle-types|users)\//.exec(url)?.[1];
  return { id: kinds[kind as keyof typeof kinds] ?? vehicle, entryId: entry, fileId: file, code: '3390073' };
}
