import type { Allocation } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFleet, type Fleet, runBody, runDay } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { deliveryBody } from '../../../../../test/deliveries.ts';
import { fuzzSeed } from '../../../../../test/fuzz-seed.ts';
import { commandOf, type Look, sendAs, sequences, type Wish } from '../../../../../test/random-commands.ts';
import { readDoubled, readHistory, readUnexplained } from '../../../../../test/run-truth.ts';
import { createTestDatabase, openTestDatabase } from '../../../../../test/test-database.ts';

/** Each time a few, of which every commit tries others; a night has time for 1,000. */
const numRuns = Number(process.env.FUZZ_SEQUENCES ?? '24');
const seed = fuzzSeed();

/** What is refused is refused so. */
const answers = [200, 201, 400, 403, 404, 409];

let test: TestApp;
let admin: Browser & { userId: string };
let actors: (Browser & { userId: string })[];
let fleet: Fleet;
beforeAll(async () => {
  const made = await createTestDatabase();
  // As patient as the product: what waits for others is to end by itself.
  const patient = openTestDatabase(made.url, 15_000);
  const close = async () => {
    await patient.close();
    await made.close();
  };
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z', database: { ...patient, close } });
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
  const { id: deliveryCompanyId } = fleet.company;
  actors = [];
  for (const role of ['dispatcher', 'dispatcher', 'manager'] as const) actors.push(await logInAs(test, [role]));
  actors.push(await logInAs(test, ['partner'], { deliveryCompanyId }));
});
afterAll(() => test.close());

/** What was answered, by command: how often it was done, and how often refused. */
const told = new Map<string, { done: number; refused: number }>();

it(`four people give commands at random: nothing is doubled, and the log explains what is kept (${numRuns} sequences, FUZZ_SEED=${seed})`, {
  timeout: Math.max(60_000, numRuns * 4_000),
}, async () => {
  const holds = fc.asyncProperty(sequences, async (rounds) => {
    await newDay();
    const done = new Map([[setUp, admin.userId]]);
    let [before, now] = [await look(), await look()];
    for (const [index, round] of rounds.entries()) {
      await Promise.all(
        round.map((wish, place) => give(wish, wish.isStale ? before : now, `wish-${index}-${place}`, done)),
      );
      [before, now] = [now, await look()];
    }
    expect(await readDoubled(test), 'doubled').toEqual([]);
    expect(await readUnexplained(test), 'unexplained').toEqual([]);
    const byOthers = (await readHistory(test)).filter(({ actorId, requestId }) => done.get(requestId) !== actorId);
    expect(byOthers, 'of commands that were refused, or of somebody else').toEqual([]);
  });
  await fc.assert(holds, { seed, numRuns, endOnFailure: true });
  const done = [...told].filter((one) => one[1].done > 0).map(([name]) => name);
  expect(done).toEqual(expect.arrayContaining(['accept', 'cancel', 'move', 'place', 'split', 'stops', 'swap']));
  expect([...told.values()].some(({ refused }) => refused > 0)).toBe(true);
});

const setUp = 'the-office';

/** A new day with six deliveries on three runs, one of which a delivery company was asked for. */
async function newDay(): Promise<void> {
  await test.db.execute(sql`
    update deliveries set allocation_id = null, load_stop_id = null, unload_stop_id = null`);
  await test.db.execute(sql`delete from allocations`);
  await test.db.execute(sql`delete from deliveries`);
  await test.db.execute(sql`delete from audit_records where entity in ('allocation', 'delivery')`);
  const goods = { ...fleet.places, operationDate: runDay, weightKg: 100 };
  const lines = Array.from({ length: 6 }, () => deliveryBody(goods));
  const made = (await office('/api/deliveries/batch', { lines })).items as Delivery[];
  const rows = [...fleet.vehicles.map(({ id }) => ({ vehicleId: id })), { deliveryCompanyId: fleet.company.id }];
  let last: Allocation | undefined;
  for (const [index, target] of rows.entries()) {
    const driverIds = { driver1Id: fleet.drivers[index]?.id ?? null, driver2Id: null };
    const deliveries = made.slice(2 * index, 2 * index + 2).map(({ id, version }) => ({ id, version }));
    last = await office('/api/allocations', runBody(fleet, { target, driverIds, deliveries }));
  }
  await office(`/api/allocations/${last?.id}/request`, { version: last?.version, reason: '料金は協議中' });
}

/** What stands before the four begin. */
async function office(url: string, body: object) {
  const answer = await sendAs(admin, { url, body }, setUp);
  if (answer.statusCode > 201) throw new Error(`${url}: ${answer.body}`);
  return answer.json();
}

async function look(): Promise<Look> {
  const query = `departmentId=${fleet.departmentId}&from=${runDay}&to=${runDay}&pageSize=100`;
  const [runs, goods] = await Promise.all([
    admin.get(`/api/allocations?${query}&sort=number`),
    admin.get(`/api/deliveries?departmentId=${fleet.departmentId}&pageSize=100&sort=number`),
  ]);
  return { runs: runs.json().items as Allocation[], goods: goods.json().items };
}

async function give(wish: Wish, seen: Look, requestId: string, done: Map<string, string>): Promise<void> {
  const sent = commandOf(wish, seen, fleet);
  const actor = actors[wish.actor];
  if (!actor) return;
  const answer = await sendAs(actor, sent, requestId);
  expect(answers, `${sent.url} ${answer.body}`).toContain(answer.statusCode);
  const isDone = answer.statusCode < 300;
  if (isDone) done.set(requestId, actor.userId);
  const { done: before, refused } = told.get(sent.name) ?? { done: 0, refused: 0 };
  told.set(sent.name, { done: before + (isDone ? 1 : 0), refused: refused + (isDone ? 0 : 1) });
}
