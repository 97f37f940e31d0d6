import { randomUUID } from 'node:crypto';
import { type Permission, type Scope, scopeFor } from '@haisha/rules/permission';
import type { Department } from '@haisha/validation/department';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../test/browser.ts';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { type Caller, createCallers } from '../test/callers.ts';
import { createDepartment, createDriver } from '../test/masters.ts';
import { publishPage } from '../test/publish-page.ts';
import { revived, revivedOf } from '../test/revive-rows.ts';
import { bodyOf, rightBody, rightQuery } from '../test/route-bodies.ts';
import { createOwnRows, createRows, idsOf, type OwnRows, type Rows } from '../test/route-rows.ts';
import { isWrite, pathOf, type Route, routesOf } from '../test/routes.ts';
import { deliveryCompanyUsers } from './db/schema/identity/delivery-company-users.ts';
import { drivers } from './db/schema/masters/drivers.ts';

const places = ['own', 'foreign'] as const;
type Place = (typeof places)[number];

let test: TestApp;
let admin: Browser & { userId: string };
let callers: Caller[];
/** Of the department of the callers, and of another one. */
let rows: Record<Place, Rows>;
/** What each caller has alone, and what is somebody else's. */
const owned = new Map<Caller, Record<Place, OwnRows>>();

beforeAll(async () => {
  test = await buildTestApp({ LOGIN_ATTEMPTS_PER_ACCOUNT: '1000', LOGIN_ATTEMPTS_PER_ADDRESS: '100000' });
  publishPage(test.env.RELEASE_STORE);
  admin = await logInAs(test, ['admin']);
  const department: Department = await createDepartment(admin);
  callers = await createCallers(test, [department.id]);
  const ownerId = admin.userId;
  rows = {
    own: await createRows(test, admin, { department, ownerId }),
    foreign: await createRows(test, admin, { ownerId }),
  };
  const partner = callers.find(({ role }) => role === 'partner')?.userId ?? '';
  await test.db
    .insert(deliveryCompanyUsers)
    .values({ userId: partner, deliveryCompanyId: rows.own.entities.deliveryCompany.id });
  const itself = await createDriver(admin, { departmentId: department.id });
  const driver = callers.find(({ role }) => role === 'driver')?.userId ?? null;
  await test.db.update(drivers).set({ userId: driver }).where(eq(drivers.id, itself.id));
  for (const caller of callers) {
    const its = {
      own: await createOwnRows(test, caller.userId || ownerId),
      foreign: await createOwnRows(test, ownerId),
    };
    owned.set(caller, its);
  }
});
afterAll(() => test.close());

/** Routes that any session opens, and whose rows are yet not everybody's. */
const rowsBehindSession: Record<string, (caller: Caller, place: Place) => Scope | 'owner' | undefined> = {
  '/api/jobs': () => 'owner',
  '/api/sessions': () => 'owner',
  '/api/saved-views': () => 'owner',
  '/api/files': ({ role }) => (role ? scopeFor(role, 'vehicleHistory.read') : undefined),
};

/** Lists of which some have their own rows. */
const ownLists: Record<string, (caller: Caller) => boolean> = {
  '/api/delivery-companies': () => true,
  '/api/imports': ({ role }) => role !== null && scopeFor(role, 'importVehicleTypes.create') !== undefined,
};

/** Whether it is about a row of a department, in its address, in its question or, where it makes one, in its body. */
function isAboutRow({ name, url }: Route): boolean {
  return url.includes('/:') || ['POST /api/vehicles', 'GET /api/time-records/month'].includes(name);
}

function isReached(caller: Caller, route: Route, place: Place): boolean {
  const { access, url } = route;
  if (!isAboutRow(route)) return true;
  if (url.startsWith('/api/postal-codes/')) return true;
  if (takesBackCorrection(route)) return false;
  const [, list = ''] = /^(\/api\/[\w-]+)\/:/.exec(url) ?? [];
  const scope = access === 'session' ? rowsBehindSession[list]?.(caller, place) : scopeOf(caller, access);
  if (scope === 'all') return !addsPhoto(route) || scopeOf(caller, 'destinationNote.update') === 'all';
  const isOwn = scope === 'own' && ownLists[list]?.(caller) === true;
  if (scope === 'visible' && addsPhoto(route)) return false;
  return (isOwn || scope === 'visible' || scope === 'department' || scope === 'owner') && place === 'own';
}

/** Whoever asked for a correction takes it back alone, and none of the callers has asked. */
function takesBackCorrection({ name }: Route): boolean {
  return name === 'POST /api/daily-reports/:runId/correction/withdraw';
}

/** Those who may write notes but not change them add photos to their own ones alone. */
function addsPhoto({ name }: Route): boolean {
  return name === 'POST /api/shared-destinations/:id/notes/:noteId/files';
}

function scopeOf({ role }: Caller, access: Route['access']): Scope | undefined {
  return role !== null && isPermission(access) ? scopeFor(role, access) : undefined;
}

function isPermission(access: Route['access']): access is Permission {
  return !['public', 'session', 'signed', 'device'].includes(access);
}

function expected(caller: Caller, route: Route, place: Place): string {
  const { access } = route;
  if (access === 'public') return 'answered';
  if (access === 'signed') return 'signature.invalid';
  // Tablets have a login of their own, and no person has it.
  if (caller.role === null || access === 'device') return 'session.required';
  if (access !== 'session' && scopeOf(caller, access) === undefined) return 'permission.denied';
  return isReached(caller, route, place) ? 'answered' : 'record.not_found';
}

const refusals = ['session.required', 'permission.denied', 'csrf.invalid', 'signature.invalid', 'record.not_found'];

/** What is guarded by a permission and asked for rightly is done; elsewhere secrets may be missing that are not at hand. */
function outcomeOf(response: Response, { access }: Route): string {
  const { statusCode, body, headers } = response;
  const code = String(headers['content-type']).includes('problem') ? response.json().code : '';
  if (refusals.includes(code)) return code;
  const isDone = statusCode < 300 || code === 'record.in_use' || (statusCode < 500 && !isPermission(access));
  return isDone ? 'answered' : `${statusCode} ${body}`;
}

async function ask(caller: Caller, route: Route, its: Rows, ids = idsOf(route, its)): Promise<Response> {
  const about = { rows: its, userId: caller.userId, loginId: 'nobody@example.jp' };
  const { headers, payload } = bodyOf(route, rightBody(route, about));
  const url = `${pathOf(route, ids)}?${rightQuery(route, its)}`;
  return await caller.browser.send({ method: route.method, url, headers, payload });
}

/** An id that nothing has; rows of a file have numbers, a licence has no more than its sides, and every day is one. */
function noneOf(name: string): string {
  if (name === 'side') return 'back';
  if (name === 'date') return '2026-11-20';
  return name === 'number' ? '9999999' : randomUUID();
}

/** What a refusal says, without what is another in each. */
function saidBy(response: Response): unknown {
  const { requestId: _, ...said } = response.json();
  return [response.statusCode, said];
}

describe('every route answers nobody and each of the nine roles as the matrix says', async () => {
  const probe = await buildTestApp();
  const routes = routesOf(probe);
  await probe.close();
  expect(routes.length).toBeGreaterThan(80);

  it.each(routes)('$name', async (route) => {
    for (const place of isAboutRow(route) ? places : (['own'] as const)) {
      rows[place] = await revived(test, rows[place], route);
      for (const caller of await callersOf(route)) {
        const its = { ...rows[place], ...owned.get(caller)?.[place] };
        const response = await ask(caller, route, its);
        const seen = `${caller.name}, ${place}: `;
        expect(seen + outcomeOf(response, route)).toBe(seen + expected(caller, route, place));
        if (isWrite(route) && response.statusCode < 300) rows[place] = await revivedOf(test, rows[place], route);
        if (outcomeOf(response, route) === 'record.not_found') {
          // Whether a row is out of reach or is none nobody can tell.
          const ids = Object.fromEntries(Object.keys(idsOf(route, its)).map((name) => [name, noneOf(name)]));
          const none = route.url.includes('/:') ? await ask(caller, route, its, ids) : response;
          expect(saidBy(none)).toEqual(saidBy(response));
        }
      }
    }
  });

  /** Whoever ends the own session asks no more. */
  async function callersOf({ name }: Route): Promise<Caller[]> {
    const endsSession = name === 'DELETE /api/session' || name === 'DELETE /api/sessions';
    return endsSession ? await createCallers(test, []) : callers;
  }
});
