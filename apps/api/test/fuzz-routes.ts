import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAttempts } from '../src/db/schema/identity/login-attempts.ts';
import { bodyDigest, requestSignature } from '../src/services/realtime/signatures/signature.ts';
import { logInAs } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { type FuzzCaller, fuzzCaller } from './fuzz-callers.ts';
import { fuzzSeed } from './fuzz-seed.ts';
import { lastDays, oddBytes, oddForms, oddHeaders, oddJson, oddPayloads, queries, someFields } from './odd-input.ts';
import { pdfFile, plainImage } from './pictures.ts';
import { publishPage } from './publish-page.ts';
import { revived, revivedOf } from './revive-rows.ts';
import { bodyOf, rightBody, rightQuery } from './route-bodies.ts';
import { createRows, idsOf, type Rows } from './route-rows.ts';
import { isWrite, pathOf, type Route, routesOf, takesForm } from './routes.ts';
import { providerClient, startSignOnProvider } from './sign-on-provider.ts';
import { formOf } from './upload.ts';

/** Each time a few, of which every commit tries others; a night has time for 2,000. */
const numRuns = Number(process.env.FUZZ_INPUTS ?? '14');
const seed = fuzzSeed();
const timeoutMs = Math.max(60_000, numRuns * 300);

const origin = 'http://haisha.example.jp';
const image = await plainImage(8, 4);

type Body = { headers?: Record<string, string>; payload?: string | Buffer };
type Request = {
  params: Record<string, string>;
  query: string;
  fields: Record<string, unknown>;
  instead?: Body;
  headers: object;
};

const plain: Request = { params: {}, query: '', fields: {}, headers: {} };

/** Most of a request fits, so that the rest comes far. */
function requests(route: Route): Arbitrary<Request> {
  const { params, querystring, body } = route.parts;
  const json = oddPayloads.map((payload): Body => ({ headers: { 'content-type': 'application/json' }, payload }));
  const form = oddForms([pdfFile, image]).map((parts): Body => formOf(...parts));
  const odd = takesForm(route) ? { weight: 9, arbitrary: form } : { weight: 1, arbitrary: json };
  return fc.record({
    params: someFields(params, oddBytes, 1) as Arbitrary<Record<string, string>>,
    query: queries(querystring),
    fields: someFields(body, oddJson, 3) as Arbitrary<Record<string, unknown>>,
    instead: isWrite(route) ? fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, odd) : fc.constant(undefined),
    headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
  });
}

/** Reads do not get in each other's way; a write may take the version from the next one. */
const atOnce = (route: Route) => (isWrite(route) ? 1 : 8);

function several(route: Route): Arbitrary<Request[]> {
  const count = atOnce(route);
  return fc.array(requests(route), { minLength: count, maxLength: count });
}

/** Programs sign what they ask. */
async function signed(
  test: TestApp,
  { method }: Route,
  path: string,
  query: string,
  payload: Body['payload'],
): Promise<string> {
  const { key, secret } = await test.app.realtime.credentials();
  const auth = {
    auth_key: key,
    auth_timestamp: String(Math.floor(test.clock().getTime() / 1000)),
    auth_version: '1.0',
  };
  const md5: Record<string, string> = payload === undefined ? {} : { body_md5: bodyDigest(payload) };
  const all = [query, new URLSearchParams({ ...auth, ...md5 }).toString()].filter(Boolean).join('&');
  const pairs = [...new URLSearchParams(all)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return `${all}&auth_signature=${requestSignature(secret, method, path, new Map(pairs))}`;
}

async function send(test: TestApp, route: Route, { browser, about }: FuzzCaller, request: Request): Promise<Response> {
  const { method, access } = route;
  const path = pathOf(route, { ...idsOf(route, about.rows), ...request.params });
  const needed = rightQuery(route, about.rows);
  const isThere = request.query.includes(needed.replace(/=.*/, '='));
  const { headers, payload } = request.instead ?? bodyOf(route, { ...rightBody(route, about), ...request.fields });
  const asked = isThere ? request.query : `${request.query}&${needed}`;
  const query = access === 'signed' ? await signed(test, route, path, asked, payload) : asked;
  return await browser.send({ method, url: `${path}?${query}`, payload, headers: { ...headers, ...request.headers } });
}

/** What must not be in an answer, whatever was asked. */
function faultOf({ statusCode, headers, body }: Response): string | null {
  if (statusCode >= 500) return `${statusCode} ${body}`;
  const { location } = headers;
  return location === undefined || /^\/(?![/\\])/.test(String(location)) ? null : `leads to ${location}`;
}

type Group = 'reads' | 'rows' | 'accounts';

/** Each route is of one group, and each group a test file of its own, so that they run at the same time. */
function groupOf(route: Route): Group {
  if (!isWrite(route)) return 'reads';
  const ofAccounts = /^\/(?:apps|broadcasting|api\/(?:account|sessions?|links|password-resets|single-sign-on|users))\b/;
  return ofAccounts.test(route.url) ? 'accounts' : 'rows';
}

/** Sends each route of a group what its contract takes with a few oddities in it; FUZZ_INPUTS says how often. */
export function fuzzRoutes(group: Group): void {
  let provider: Awaited<ReturnType<typeof startSignOnProvider>>;
  let test: TestApp;
  let rows: Rows;

  beforeAll(async () => {
    provider = await startSignOnProvider({}, origin);
    test = await buildTestApp({
      LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
      LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE: '100000',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      EXPORT_STREAM_ROWS: '50',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: providerClient.id,
      OIDC_CLIENT_SECRET: providerClient.secret,
    });
    publishPage(test.env.RELEASE_STORE);
    const admin = await logInAs(test, ['admin']);
    rows = await createRows(test, admin, { ownerId: admin.userId });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  describe(`whatever is sent, no fault of the server comes of it (${numRuns} inputs each, FUZZ_SEED=${seed})`, async () => {
    const probe = await buildTestApp();
    const routes = routesOf(probe).filter((route) => groupOf(route) === group);
    await probe.close();

    it.each(routes)(
      '$name',
      async (route) => {
        rows = await revived(test, rows, route);
        const caller = await fuzzCaller(test, route, rows);
        const isAboutRow = route.url.includes('/:');
        const ask = async (request: Request): Promise<Response> => {
          if (route.url === '/api/single-sign-on/return') await caller.again();
          const response = await send(test, route, caller, request);
          if (response.statusCode === 429) await test.db.delete(loginAttempts);
          if (!isWrite(route) || response.statusCode >= 300) return response;
          await caller.again();
          if (isAboutRow) caller.about.rows = await revivedOf(test, caller.about.rows, route);
          return response;
        };
        expect((await ask(plain)).statusCode, 'what fits').not.toBe(400);
        const noFault = fc.asyncProperty(several(route), async (some) => {
          for (const response of await Promise.all(some.map(ask))) expect(faultOf(response)).toBeNull();
        });
        const examples = lastDays(route.parts.body).map((fields): [Request[]] => [[{ ...plain, fields }]]);
        const runs = Math.ceil(numRuns / atOnce(route));
        await fc.assert(noFault, { seed, examples, numRuns: examples.length + runs });
      },
      timeoutMs,
    );
  });
}
