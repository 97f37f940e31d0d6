import { randomUUID } from 'node:crypto';
import type { Allocation } from '@haisha/validation/allocation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRun, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createCourse } from '../../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

const seen = ({ id, version }: Allocation) => ({ id, version });
const cancel = (runs: readonly Allocation[], by = dispatcher) =>
  by.post('/api/allocations/cancel', { allocations: runs.map(seen), reason: '操作の取り消し' });

async function twoRuns(): Promise<[Allocation, Allocation]> {
  const target = { deliveryCompanyId: fleet.company.id };
  return [await createRun(dispatcher, fleet, { target }), await createRun(dispatcher, fleet, { target })];
}

it('takes back runs that were made together, whose deliveries are left over again, and they are made once more', async () => {
  const own = await createFleet(admin);
  const course = await createCourse(admin, {
    ...{ departmentId: own.departmentId, cargoOwnerId: own.cargoOwnerId, defaultDeliveryCompanyId: own.company.id },
    ...{ reportMinutes: 420, leaveGarageMinutes: 450, departMinutes: 480, returnMinutes: 700, endMinutes: 720 },
  });
  const { id } = await createGoods(admin, own, { courseId: course.id });
  const make = async () => {
    const body = { departmentId: own.departmentId, date: runDay };
    const { rows } = (await dispatcher.post('/api/allocations/place-courses', body)).json();
    return (await dispatcher.get(`/api/allocations/${rows[0].allocationId}`)).json() as Allocation;
  };
  const run = await make();
  const answer = await cancel([run]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().allocations).toMatchObject([{ id: run.id, status: 'cancelled' }]);
  expect((await dispatcher.get(`/api/deliveries/${id}`)).json()).toMatchObject({ operationStatus: 'open' });
  const again = await make();
  expect(again).toMatchObject({ status: 'planned', load: { count: 1 } });
  expect(again.id).not.toBe(run.id);
});

it('takes none of them back where somebody changed one since, and shows that one', async () => {
  const [first, second] = await twoRuns();
  const changed = await askRun(dispatcher, second, 'request', { reason: '空車なし' });
  expect(changed.status).toBe(200);
  const answer = await cancel([first, second]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'version.conflict', current: { id: second.id, status: 'requested' } });
  expect((await dispatcher.get(`/api/allocations/${first.id}`)).json()).toMatchObject({ status: 'planned' });
});

it('takes as many at once as all courses of a day can make', async () => {
  const [run] = await twoRuns();
  const many = (count: number) => Array.from({ length: count }, () => ({ ...run, id: randomUUID() }));
  expect((await cancel(many(2000))).statusCode).toBe(404);
  expect((await cancel(many(2001))).statusCode).toBe(400);
});

it('is for those who cancel runs, and needs a reason', async () => {
  const runs = await twoRuns();
  expect((await cancel(runs, await logInAs(test, ['viewer']))).statusCode).toBe(403);
  const body = { allocations: runs.map(seen) };
  expect((await dispatcher.post('/api/allocations/cancel', body)).statusCode).toBe(400);
});
