import type { Allocation } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askRun,
  at,
  codesOf,
  createFleet,
  createGoods,
  createRun,
  type Fleet,
  runDay,
} from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { rollCallBody } from '../../../../../test/roll-calls.ts';
import { punchesOf, recordOf, setDay } from '../../../../../test/time-records.ts';
import { watchRuns } from './watch-runs.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
let look: () => Promise<void>;

beforeAll(async () => {
  test = await buildTestApp({}, { at: at('20:00') });
  admin = await logInAs(test, ['admin']);
  look = watchRuns(test);
});
afterAll(() => test.close());

async function confirmed(
  hours: readonly [string, string],
  deliveries: { id: string; version: number }[] = [],
): Promise<Allocation> {
  const [from, to] = hours;
  const driverIds = { driver1Id: fleet.drivers[0].id, driver2Id: null };
  const made = await createRun(admin, fleet, { start: at(from), end: at(to), driverIds, deliveries } as object);
  const { body, status } = await askRun(admin, made, 'confirm', { reason: '試験' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
async function runOf({ id }: { id: string }): Promise<Allocation> {
  return (await admin.get(`/api/allocations/${id}`)).json();
}
async function punch(line: string): Promise<void> {
  const driverId = fleet.drivers[0].id;
  const record = await recordOf(admin, driverId, runDay);
  const known = record.punches.filter((one) => one.at !== null);
  const wanted = punchesOf(line).map((one) => {
    const place = known.findIndex(({ kind }) => kind === one.kind);
    return { ...one, id: known.splice(place, place < 0 ? 0 : 1)[0]?.id ?? null };
  });
  await setDay(admin, driverId, runDay, wanted, { seen: record });
  await look();
}
async function call(values: object = {}): Promise<void> {
  const answer = await admin.post(
    '/api/roll-calls',
    rollCallBody(fleet.drivers[0].id, { date: runDay, at: at('7:40'), ...values }),
  );
  if (answer.statusCode >= 300) throw new Error(answer.body);
  await look();
}

it('goes from the confirmation to the call after duty as its driver does, with the times that were punched', async () => {
  fleet = await createFleet(admin);
  const goods = await createGoods(admin, fleet);
  const run = await confirmed(['8:00', '12:00'], [goods]);
  await look();
  expect((await runOf(run)).status).toBe('confirmed');
  await punch('clockIn 7:30');
  expect((await runOf(run)).status).toBe('clockedIn');
  await call();
  expect((await runOf(run)).status).toBe('called');
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect(await runOf(run)).toMatchObject({ status: 'departed', actualOutAt: at('8:04'), actualInAt: null });
  expect((await admin.get(`/api/deliveries/${goods.id}`)).json()).toMatchObject({
    ...{ operationStatus: 'inTransit', result: { departedAt: at('8:04') } },
  });
  await punch('clockIn 7:30, leaveGarage 8:04, returnGarage 11:50');
  expect(await runOf(run)).toMatchObject({ status: 'returned', actualInAt: at('11:50') });
  await call({ kind: 'after', at: at('12:00') });
  const last = await runOf(run);
  expect(last.status).toBe('postCalled');
  await look();
  expect((await runOf(run)).version).toBe(last.version);
  const { rows } = await test.db.execute(
    sql`select after ->> 'status' as status, actor_id as "actorId" from audit_records
      where entity_id = ${run.id} and action = 'changeStatus' order by id`,
  );
  expect(rows).toEqual(
    ['confirmed', 'clockedIn', 'called', 'departed', 'returned', 'postCalled'].map((status) => ({
      ...{ status, actorId: admin.userId },
    })),
  );
});

it('tells who left without a call, and lets nobody leave after a refused one until somebody else drives', async () => {
  fleet = await createFleet(admin);
  const run = await confirmed(['8:00', '12:00']);
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await runOf(run)).status).toBe('departed');
  expect(codesOf((await runOf(run)).findings)).toContain('departedWithoutCall');

  fleet = await createFleet(admin);
  const other = await confirmed(['8:00', '12:00']);
  await punch('clockIn 7:30');
  await call({ alcohol: 0.2, result: 'refused' });
  await punch('clockIn 7:30, leaveGarage 8:04');
  const refused = await runOf(other);
  expect(refused.status).toBe('clockedIn');
  const { body } = await askRun(admin, refused, 'crew', {
    driver1Id: fleet.drivers[1].id,
    driver2Id: null,
    reason: '交代',
  });
  expect(body).toMatchObject({ status: 'confirmed' });
  await look();
  expect((await runOf(other)).status).toBe('confirmed');
});

it('gives the second run of a day the second time out and back', async () => {
  fleet = await createFleet(admin);
  const early = await confirmed(['8:00', '10:00']);
  const late = await confirmed(['11:00', '13:00']);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50');
  // Nobody knows yet from which of the two the driver is back.
  expect([await runOf(early), await runOf(late)]).toMatchObject([
    { status: 'departed', actualOutAt: at('8:00'), actualInAt: null },
    { status: 'called', actualOutAt: null },
  ]);
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50, clockOut 10:00, clockIn 10:40, leaveGarage 11:02');
  expect([await runOf(early), await runOf(late)]).toMatchObject([
    { status: 'returned', actualInAt: at('9:50') },
    { status: 'departed', actualOutAt: at('11:02'), actualInAt: null },
  ]);
});

it('leaves alone what is not confirmed, and what a delivery company drives', async () => {
  fleet = await createFleet(admin);
  const planned = await createRun(admin, fleet, {
    driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
  } as object);
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await runOf(planned)).status).toBe('planned');
});
