import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@haisha/e2e/product';
import type { Allocation } from '@haisha/validation/allocation';
import type { Problem, ProblemCode } from '@haisha/validation/problem';
import { unpackDay } from '@haisha/validation/unpack-day';
import { type Client, logIn } from './client.ts';
import { type Figure, percentile } from './figure.ts';
import { type Heard, hearOfRuns, versionOf } from './hear-of-runs.ts';

const people = 20;
/** Somebody who moves one run after the other takes a second for each. */
const moveEveryMs = 1_000;
const movesOfEach = 15;
const movesWithoutPause = 10;
const stepMs = 5 * 60_000;
/** Behind all runs of the day. */
const laterMs = 10 * 3_600_000;
const whenAllIsHeardMs = 1_000;
const placeTaken = new Set<ProblemCode>(['allocation.in_the_way', 'allocation.blocked']);

type Run = Pick<Allocation, 'id' | 'version' | 'vehicleId' | 'start' | 'end' | 'status'>;
type Moved = { runs: Run[]; made: number; delays: number[]; unheard: number; tookMs: number };

/**
 * Twenty people move runs on one board: how long until another screen hears of it while each moves one a second, how many
 * moves the server takes without a pause, and what is lost or booked twice, also where two of them want one place.
 */
export async function measureDispatchers(product: Product, day: string, departmentId: string): Promise<Figure[]> {
  // An account may log in a few times only; the server does not care whose browser a command comes from.
  const client = await logIn(product.url, 'manager');
  const runsNow = async () => await runsOn(client, day, departmentId);
  const runs = (await runsNow()).filter(({ status }) => status === 'confirmed').slice(0, people);
  if (runs.length < people) throw new Error(`only ${runs.length} confirmed runs to move`);
  const heard = await hearOfRuns(product);
  const calm = await moveAll(client, heard, runs, { moves: movesOfEach, everyMs: moveEveryMs });
  const rushed = await moveAll(client, heard, calm.runs, { moves: movesWithoutPause, everyMs: 0 });
  heard.stop();
  const stored = await runsNow();
  const lost = rushed.runs.filter((run) => !stored.some((one) => isSame(one, run)));
  const refused = await wantOnePlaceEach(client, rushed.runs);
  const name = `${people} dispatchers`;
  return [
    {
      ...{ name: `${name}, a move a second each: until others hear, p99`, unit: 'ms', budget: 300 },
      value: percentile(calm.delays, 99),
    },
    {
      ...{ name: `${name} without a pause: moves of the server`, unit: '/s' },
      value: (rushed.made / rushed.tookMs) * 1000,
    },
    { name: `${name} without a pause: until others hear, p99`, value: percentile(rushed.delays, 99), unit: 'ms' },
    { name: 'their moves that nobody heard of', value: calm.unheard + rushed.unheard, unit: '', budget: 0 },
    { name: 'their moves that were lost', value: lost.length, unit: '', budget: 0 },
    { name: `refused, of ${people} that wanted ${people / 2} places`, value: refused, unit: '' },
    { name: 'vehicles that were booked twice', value: bookedTwice(await runsNow()), unit: '', budget: 0 },
  ];
}

async function runsOn({ send }: Client, day: string, departmentId: string): Promise<Run[]> {
  const answer = await send('GET', `/api/allocations/day?date=${day}&departmentId=${departmentId}`);
  return unpackDay(await answer.json()).allocations;
}

/**
 * Each moves a run to and fro, from a random moment on. A delay runs from the moment of the move, which waits for the answer
 * to the one before.
 */
async function moveAll(
  client: Client,
  heard: Heard,
  first: readonly Run[],
  { everyMs, moves }: { everyMs: number; moves: number },
): Promise<Moved> {
  const sent = new Map<string, number>();
  const began = performance.now();
  const runs = await Promise.all(
    first.map(async (one) => {
      let run = one;
      const from = performance.now() + Math.random() * everyMs;
      for (let move = 0; move < moves; move += 1) {
        const at = everyMs === 0 ? performance.now() : from + move * everyMs;
        await delay(Math.max(0, at - performance.now()));
        sent.set(versionOf({ id: run.id, version: run.version + 1 }), at);
        run = await moved(client, run, move % 2 === 0 ? stepMs : -stepMs);
      }
      return run;
    }),
  );
  const tookMs = performance.now() - began;
  await delay(whenAllIsHeardMs);
  const delays = [...sent].flatMap(([version, at]) => {
    const then = heard.times.get(version);
    return then === undefined ? [] : [then - at];
  });
  return { runs, made: sent.size, delays, unheard: sent.size - delays.length, tookMs };
}

/** Two at a time put their runs on one vehicle at one time; returns how many were refused. */
async function wantOnePlaceEach(client: Client, runs: readonly Run[]): Promise<number> {
  const answers = await Promise.all(
    runs.map(async (run, at) => {
      const place = runs[at - (at % 2)] ?? run;
      const start = new Date(Date.parse(place.start) + laterMs).toISOString();
      const end = new Date(Date.parse(place.end) + laterMs).toISOString();
      return await sendMove(client, run, { vehicleId: place.vehicleId, start, end });
    }),
  );
  const refusals = answers.filter(({ ok }) => !ok);
  for (const refusal of refusals) {
    const { code }: Problem = await refusal.json();
    if (!placeTaken.has(code)) throw new Error(`wanting a place: ${refusal.status} ${code}`);
  }
  return refusals.length;
}

function isSame(a: Run, b: Run): boolean {
  return (['id', 'version', 'start', 'end', 'vehicleId'] as const).every((key) => a[key] === b[key]);
}

function bookedTwice(runs: readonly Run[]): number {
  const byVehicle = Map.groupBy(
    runs.filter(({ vehicleId }) => vehicleId !== null),
    ({ vehicleId }) => vehicleId,
  );
  const overlap = (a: Run, b: Run) => a.id !== b.id && a.start < b.end && b.start < a.end;
  return [...byVehicle.values()].filter((own) => own.some((a) => own.some((b) => overlap(a, b)))).length;
}

async function moved(client: Client, { end, start, ...run }: Run, by: number): Promise<Run> {
  const later = (instant: string) => new Date(Date.parse(instant) + by).toISOString();
  const to = { vehicleId: run.vehicleId, start: later(start), end: later(end) };
  const answer = await sendMove(client, run, to);
  if (!answer.ok) throw new Error(`moving a run: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}

async function sendMove(
  { send }: Client,
  { id, version }: Pick<Run, 'id' | 'version'>,
  { vehicleId, ...span }: Pick<Run, 'vehicleId' | 'start' | 'end'>,
): Promise<Response> {
  return await send('POST', `/api/allocations/${id}/move`, {
    ...{ id, version, target: { vehicleId }, reason: 'bench' },
    ...span,
  });
}
