import type { Allocation } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';

let test: TestApp;
let actors: Browser[];
let fleet: Fleet;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-25T03:00:00Z' });
  actors = [];
  for (const role of ['admin', 'dispatcher', 'dispatcher', 'manager'] as const)
    actors.push(await logInAs(test, [role]));
  fleet = await createFleet(actors[0] as Browser);
});
afterAll(() => test.close());

const rounds = 20;
const answers = [200, 201, 409];

/** The same numbers each time. */
function lots(): (most: number) => number {
  let state = 7;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

it('four at once command the same runs at random, and no vehicle or driver is anywhere twice', async () => {
  const draw = lots();
  for (const hour of [6, 10, 14, 18]) await createRun(actors[0] as Browser, fleet, hours(hour));
  for (let round = 0; round < rounds; round += 1) {
    const runs = await listed();
    const sent = await Promise.all(actors.map((actor) => command(actor, runs, draw)));
    for (const answer of sent) expect(answers, answer.body).toContain(answer.statusCode);
    expect(await overlaps()).toEqual([]);
  }
  const runs = await listed();
  for (const run of runs) {
    const { items } = (await (actors[0] as Browser).get(`/api/allocations/${run.id}/changes`)).json();
    // The history has one entry a version, and so explains the run.
    expect(items).toHaveLength(run.version);
  }
}, 60_000);

function hours(hour: number) {
  return { start: at(`${hour}:00`), end: at(`${hour + 3}:00`), reason: '試験' };
}

function command(actor: Browser, runs: readonly Allocation[], draw: (most: number) => number) {
  const place = draw(runs.length);
  const [run, other] = [runs[place], runs[(place + 1) % runs.length]] as [Allocation, Allocation];
  const vehicleId = fleet.vehicles[draw(2)]?.id ?? '';
  const driverId = fleet.drivers[draw(2)]?.id ?? '';
  const times = hours(5 + draw(4) * 3);
  const base = `/api/allocations/${run.id}`;
  const { id, version } = run;
  switch (draw(5)) {
    case 0:
      return actor.post(`${base}/move`, { id, version, target: { driverId }, ...times });
    case 1:
      return actor.post(`${base}/crew`, { version, driver1Id: driverId, driver2Id: null, reason: '試験' });
    case 2:
      return actor.post('/api/allocations/swap', {
        ...{ first: { id, version }, second: { id: other.id, version: other.version } },
        ...{ what: 'both', reason: '試験' },
      });
    default:
      return actor.post(`${base}/move`, { id, version, target: { vehicleId }, ...times });
  }
}

async function listed(): Promise<Allocation[]> {
  const query = `departmentId=${fleet.departmentId}&from=${runDay}&to=${runDay}`;
  return (await (actors[0] as Browser).get(`/api/allocations?${query}`)).json().items;
}

async function overlaps(): Promise<unknown[]> {
  const { rows } = await test.db.execute(sql`
    select a.number, b.number as other from allocations a join allocations b on a.id < b.id and a.during && b.during
      and a.vehicle_id = b.vehicle_id
    union all
    select a.id::text, b.id::text from allocation_crew a join allocation_crew b on a.id < b.id and a.during && b.during
      and a.driver_id = b.driver_id`);
  return rows;
}
