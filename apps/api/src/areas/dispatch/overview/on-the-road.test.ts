import { type OnTheRoad, onTheRoadSchema } from '@haisha/validation/on-the-road';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';

let test: TestApp;
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  fleet = await createFleet(await logInAs(test, ['admin']));
});
afterEach(() => test.db.delete(allocations));
afterAll(() => test.close());

type Change = Partial<typeof allocations.$inferInsert>;

async function run(from: string, until: string, change: Change = {}, vehicle: 0 | 1 = 0): Promise<void> {
  const dispatcher = await logInAs(test, ['dispatcher']);
  const during = { start: at(from), end: at(until) };
  const { id } = await createRun(dispatcher, fleet, { ...during, target: { vehicleId: fleet.vehicles[vehicle].id } });
  await test.db
    .update(allocations)
    .set({ status: 'confirmed', ...change })
    .where(eq(allocations.id, id));
}

/** What is told at a time of the day of the runs. */
async function toldAt(clock: string, by?: Browser): Promise<OnTheRoad> {
  test.pass(Date.parse(at(clock)) - test.clock().getTime());
  const answer = await (by ?? (await logInAs(test, ['dispatcher']))).get('/api/home/on-the-road');
  expect(answer.statusCode).toBe(200);
  return onTheRoadSchema.strict().parse(answer.json());
}

const countAt = (counts: readonly number[], time: string) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return counts[hours * 2 + minutes / 30];
};

it('counts nothing on a day without a run, midnight to midnight', async () => {
  const told = await toldAt('6:10');
  expect(told).toMatchObject({ date: runDay, now: { minutes: 370, planned: 0, actual: 0 } });
  expect(told.planned).toEqual(Array(49).fill(0));
  expect(told.actual).toEqual(Array(13).fill(0));
});

it('counts a run from its start up to, and not with, its end', async () => {
  await run('5:00', '7:00');
  const { planned } = await toldAt('4:00');
  expect(['4:30', '5:00', '6:30', '7:00'].map((time) => countAt(planned, time))).toEqual([0, 1, 1, 0]);
});

it('counts in fact who is out and not back, until now', async () => {
  await run('5:00', '7:00', { status: 'returned', actualOutAt: at('5:20'), actualInAt: at('6:40') });
  await run('5:00', '9:00', { status: 'departed', actualOutAt: at('4:50') }, 1);
  const { actual, now } = await toldAt('7:15');
  expect(actual).toHaveLength(15);
  expect(['4:30', '5:00', '5:30', '6:30', '7:00'].map((time) => countAt(actual, time))).toEqual([0, 1, 2, 2, 1]);
  expect(now).toEqual({ minutes: 435, planned: 1, actual: 1 });
});

it('counts runs of the evening before that end today, and those of today beyond midnight', async () => {
  await run('-3:00', '2:00', { operationDate: '2026-11-25' });
  await run('22:00', '27:30', {}, 1);
  const { planned } = await toldAt('0:00');
  expect(['0:00', '1:30', '2:00', '21:30', '22:00', '24:00'].map((time) => countAt(planned, time))).toEqual([
    1, 1, 0, 0, 1, 1,
  ]);
});

it('counts neither what was cancelled, declined or archived, nor a run of days ago that nobody brought back', async () => {
  await run('5:00', '7:00', { status: 'cancelled' });
  await run('5:00', '7:00', { status: 'declined' });
  await run('5:00', '7:00', { archivedAt: at('0:00') });
  await run('8:00', '9:00', { operationDate: '2026-11-23', status: 'departed', actualOutAt: at('-60:00') });
  const { actual, now, planned } = await toldAt('6:00');
  expect([...new Set([...planned.slice(0, 16), ...actual])]).toEqual([0]);
  expect(now).toMatchObject({ planned: 0, actual: 0 });
});

it('counts the centres of a dispatcher alone', async () => {
  await run('5:00', '7:00');
  const admin = await logInAs(test, ['admin']);
  const { id } = await createDepartment(admin, { code: 'OTHER' });
  const elsewhere = await logInAs(test, ['dispatcher'], { departmentIds: [id] });
  expect((await toldAt('6:00', elsewhere)).now.planned).toBe(0);
  expect((await toldAt('6:00')).now.planned).toBe(1);
});

it('counts a run of tomorrow that leaves this evening', async () => {
  await run('-2:00', '3:00');
  const { planned } = await toldAt('-2:30');
  expect(['21:30', '22:00', '24:00'].map((time) => countAt(planned, time))).toEqual([0, 1, 1]);
});

it('tells the minute that has begun, and no step that is still to come', async () => {
  test.pass(Date.parse(at('6:29')) + 40_000 - test.clock().getTime());
  const answer = await (await logInAs(test, ['dispatcher'])).get('/api/home/on-the-road');
  const { actual, now } = onTheRoadSchema.parse(answer.json());
  expect(now.minutes).toBe(389);
  expect(actual).toHaveLength(13);
});
