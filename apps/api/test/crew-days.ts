import type { Allocation } from '@haisha/validation/allocation';
import { afterAll, beforeAll } from 'vitest';
import { askRun, at, createRun, type Fleet, runDay } from './allocations.ts';
import { type Browser, logInAs } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { rollCallBody } from './roll-calls.ts';
import { punchesOf, recordOf, setDay } from './time-records.ts';

type Person = Browser & { userId: string };

/** The day of the first driver of a fleet; `look` brings the runs as far as he is. */
type CrewDay = { admin: Person; officer: Person; fleet: Fleet; look: () => Promise<void> };

type Hours = readonly [string, string];
type Goods = { id: string; version: number }[];

/** A run of the driver that the office has confirmed. */
async function confirmedRun({ admin, fleet }: CrewDay, hours: Hours, deliveries: Goods = []) {
  const [from, to] = hours;
  const driverIds = { driver1Id: fleet.drivers[0].id, driver2Id: null };
  const made = await createRun(admin, fleet, { start: at(from), end: at(to), driverIds, deliveries } as object);
  const { body, status } = await askRun(admin, made, 'confirm', { reason: '試験' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Allocation;
}

async function readRun({ admin }: CrewDay, { id }: { id: string }): Promise<Allocation> {
  return (await admin.get(`/api/allocations/${id}`)).json();
}

/** Makes the punches of the driver those of a line; of a kind that is there already the moment changes. */
async function punchDay(
  { admin, fleet, look }: CrewDay,
  line: string,
  { by = admin, ...why }: { by?: Browser; reason?: string; reasonText?: string } = {},
): Promise<void> {
  const driverId = fleet.drivers[0].id;
  const record = await recordOf(admin, driverId, runDay);
  const known = record.punches.filter((one) => one.at !== null);
  const wanted = punchesOf(line).map((one) => {
    const place = known.findIndex(({ kind }) => kind === one.kind);
    return { ...one, id: known.splice(place, place < 0 ? 0 : 1)[0]?.id ?? null };
  });
  await setDay(by, driverId, runDay, wanted, { ...why, seen: record });
  await look();
}

/** Holds a roll call with the driver. */
async function callDriver({ fleet, look, officer }: CrewDay, values: object = {}): Promise<void> {
  const answer = await officer.post(
    '/api/roll-calls',
    rollCallBody(fleet.drivers[0].id, { date: runDay, at: at('7:40'), ...values }),
  );
  if (answer.statusCode >= 300) throw new Error(answer.body);
  await look();
}

/** The days of crews in a file of tests: a server that looks after its runs, and what people do on `day`. */
export function crewDays(watch: (test: TestApp) => () => Promise<void>) {
  const day = {} as CrewDay & { test: TestApp };
  beforeAll(async () => {
    const test = await buildTestApp({}, { at: at('20:00') });
    const [admin, officer] = [await logInAs(test, ['admin']), await logInAs(test, ['admin'])];
    Object.assign(day, { test, admin, officer, look: watch(test) });
  });
  afterAll(() => day.test.close());
  return {
    day,
    confirmed: (hours: Hours, goods?: Goods) => confirmedRun(day, hours, goods),
    runOf: (run: { id: string }) => readRun(day, run),
    punch: (line: string, how?: Parameters<typeof punchDay>[2]) => punchDay(day, line, how),
    call: (values?: object) => callDriver(day, values),
  };
}
