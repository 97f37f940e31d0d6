import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeFees, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { quickLogIn } from '../../../../test/quick-log-in.ts';
import { revived } from '../../../../test/revive-rows.ts';
import { bodyOf, rightBody, rightQuery } from '../../../../test/route-bodies.ts';
import { createRows, idsOf, type Rows } from '../../../../test/route-rows.ts';
import { isWrite, pathOf, type Route, routesOf } from '../../../../test/routes.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';

/** Amounts that nothing else has, and how they stand in any answer. */
const fees = {
  ...{ hiredFeeYen: 7_654_321, loadingFeeYen: 7_654_322, tollYen: 7_654_323, otherFeeYen: 7_654_324 },
  otherFeeText: '棚入れ七六五',
};
const amounts = /765432\d|七六五/;

const reads = [
  ...['allocations', 'allocations/day', 'allocations/day/changes', 'allocations/:id', 'allocations/:id/changes'],
  ...['audit', 'audit/export'],
];
const commands = [
  ...['move', 'crew', 'stops', 'split', 'join', 'request', 'withdraw', 'replan', 'accept', 'decline', 'confirm'].map(
    (name) => `:id/${name}`,
  ),
  ...[':id/unconfirm', ':id/cancel', ':id/acknowledge', ':id/depart', ':id/return', 'swap', 'confirm'],
];

let test: TestApp;
let rows: Rows;
let people: Record<'admin' | 'manager', Browser & { userId: string }>;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  const admin = await logInAs(test, ['admin']);
  rows = await createRows(test, admin, { ownerId: admin.userId });
  const { browser, user } = await quickLogIn(test, { roles: ['manager'] });
  people = { admin, manager: Object.assign(browser, { userId: user.id }) };
  const { runs } = await revived(test, rows, { name: 'POST /api/allocations/:id/fees' });
  const { status, body } = await agreeFees(admin, runs.run, fees);
  expect([status, body]).toMatchObject([200, { hiredFeeYen: fees.hiredFeeYen }]);
});
afterAll(() => test.close());

/** Whether a route is about runs, or says of them what was done. */
const tells = ({ url }: Route) =>
  /^\/api\/(?:allocations|home|daily-reports|audit|deliveries|departure-board)\b/.test(url);

/** The board of the centre of the runs; elsewhere what is right for any row. */
function queryOf(route: Route): string {
  const { departmentId, run } = rows.runs;
  if (route.url === '/api/allocations/day') return `date=${runDay}&departmentId=${departmentId}`;
  if (route.url === '/api/allocations/day/changes') return `date=${runDay}&departmentId=${departmentId}&id=${run.id}`;
  return route.url === '/api/audit' ? 'entity=allocation&pageSize=200' : rightQuery(route, rows);
}

/** Asks for what a route does, with the row as it is or, to be refused, as it was. */
async function ask(by: keyof typeof people, route: Route, isLate = false) {
  rows = await revived(test, rows, route);
  const ids = [rows.runs.run.id, rows.runs.other.id];
  await test.db.update(allocations).set(fees).where(inArray(allocations.id, ids));
  const about = { rows, userId: people[by].userId, loginId: 'nobody@example.jp' };
  const { headers, payload } = bodyOf(route, rightBody(route, about));
  const late = typeof payload === 'string' ? payload.replaceAll(/"version":\d+/g, '"version":999') : payload;
  const url = `${pathOf(route, idsOf(route, rows))}?${queryOf(route)}`;
  return await people[by].send({ method: route.method, url, headers, payload: isLate ? late : payload });
}

describe('what a delivery company is paid is in no answer to an operation manager', async () => {
  const probe = await buildTestApp();
  const routes = routesOf(probe).filter(tells);
  await probe.close();
  const shown: string[] = [];

  it.each(routes)('$name', async (route) => {
    const answer = await ask('manager', route);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.body).not.toMatch(amounts);
    if (amounts.test((await ask('admin', route)).body)) shown.push(route.name);
    if (!isWrite(route)) return;
    expect((await ask('manager', route, true)).body).not.toMatch(amounts);
    if (amounts.test((await ask('admin', route, true)).body)) shown.push(`${route.name}, late`);
  });

  it('while an administrator is told them wherever a run is answered, by a command also where it comes too late', () => {
    expect(shown).toEqual(expect.arrayContaining(reads.map((name) => `GET /api/${name}`)));
    const told = commands.flatMap((name) => [`POST /api/allocations/${name}`, `POST /api/allocations/${name}, late`]);
    expect(shown).toEqual(expect.arrayContaining(told));
  });
});
