import { waitingSchema } from '@haisha/validation/waiting';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { leaveBody } from '../../../../test/leave-rows.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { punchesOf } from '../../../../test/time-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let fleet: Fleet;
let manager: Browser;
let elsewhere: Browser;
let driver: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  const admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  const { id } = await createDepartment(admin, { code: 'ELSE' });
  elsewhere = await logInAs(test, ['manager'], { departmentIds: [id] });
  driver = await logInAs(test, ['driver']);
  await test.db
    .update(drivers)
    .set({ userId: driver.userId, hiredDate: '2025-04-01' })
    .where(eq(drivers.id, fleet.drivers[0].id));
});
afterAll(() => test.close());

async function counted(by: Browser, what: string): Promise<number> {
  const answer = await by.get(`/api/home/${what}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return waitingSchema.strict().parse(answer.json()).count;
}

it('counts the leaves of the own centres until somebody decides', async () => {
  expect(await counted(manager, 'leaves')).toBe(0);
  const body = leaveBody({ fromDate: '2026-12-07', toDate: '2026-12-07' });
  const leave = (await driver.post('/api/leaves/request', body)).json();
  expect([await counted(manager, 'leaves'), await counted(elsewhere, 'leaves')]).toEqual([1, 0]);
  await manager.post(`/api/leaves/${leave.id}/approve`, { version: leave.version });
  expect(await counted(manager, 'leaves')).toBe(0);
});

it('counts the changes of punches of the own centres until somebody decides', async () => {
  expect(await counted(manager, 'time-changes')).toBe(0);
  const url = `/api/time-records/${fleet.drivers[0].id}/2026-11-24/changes`;
  const punches = punchesOf('5:00 14:00').map((punch) => ({ ...punch, id: null }));
  const asked = await driver.post(url, { punches, seen: [], reason: 'forgotten', reasonText: null });
  expect(asked.statusCode, asked.body).toBe(200);
  expect([await counted(manager, 'time-changes'), await counted(elsewhere, 'time-changes')]).toEqual([1, 0]);
  await manager.post(`/api/time-changes/${asked.json().change.id}/refuse`, { reason: '打刻どおり' });
  expect(await counted(manager, 'time-changes')).toBe(0);
});

it('tells nothing to who decides nothing', async () => {
  for (const what of ['leaves', 'time-changes']) expect((await driver.get(`/api/home/${what}`)).statusCode).toBe(403);
});
