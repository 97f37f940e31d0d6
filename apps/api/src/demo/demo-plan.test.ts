import { caseDay, caseNumber, type DemoCase, demoCases } from '@haisha/demo-company/demo-cases';
import { demoDays } from '@haisha/demo-company/demo-deliveries';
import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { addDays } from '@haisha/rules/calendar';
import type { RunFinding } from '@haisha/rules/checks/run-finding';
import { type BoardDay, boardDaySchema } from '@haisha/validation/board-day';
import { unpackDay } from '@haisha/validation/unpack-day';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { allocationRepository } from '../areas/dispatch/allocations/allocation-repository.ts';
import { judgeAllocation } from '../areas/dispatch/allocations/judge-allocation.ts';
import { selectAllocations } from '../areas/dispatch/allocations/select-allocations.ts';
import { readMany } from '../db/read-many.ts';
import { allocations } from '../db/schema/dispatch/allocations.ts';
import { fillDemo } from './fill-demo.ts';

const today = '2026-11-26';
let test: TestApp;
let dispatcher: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T03:00:00Z' });
  await fillDemo(test.db, today, undefined, demoDays);
  dispatcher = createBrowser(test);
  await logIn(dispatcher, demoLoginId('admin'), demoPassword);
}, 60_000);
afterAll(() => test.close());

it('the plan of tomorrow shows a dispatcher what is wrong with it', async () => {
  const found = new Set<string>();
  for (const centre of ['IW', 'FN', 'AT']) {
    const query = `date=2026-11-27&departmentId=${demoId(`department ${centre}`)}`;
    const answer = (await dispatcher.get(`/api/allocations/day?${query}`)).json();
    expect(boardDaySchema.parse(answer)).toStrictEqual(answer);
    const day = unpackDay(answer);
    expect(day.deliveriesLeft.length).toBeGreaterThan(20);
    for (const run of day.allocations) for (const { code } of run.findings) found.add(code);
  }
  expect([...found]).toEqual(
    expect.arrayContaining([
      'onLeave',
      'licenceGrossWeight',
      'notAppointed',
      'notInService',
      'restTooShort',
      'driverMissing',
    ]),
  );
  expect([...found]).toEqual(expect.arrayContaining(['vehicleTightBetween', 'instructionMissing', 'tooManyTiers']));
});

it('the board has its runs as they are read one by one, whatever became of them', async () => {
  const states = new Set<string>();
  for (const [centre, date] of ['IW', 'FN', 'AT'].flatMap((one) =>
    [addDays(today, -6), today].map((day) => [one, day]),
  )) {
    const query = `date=${date}&days=7&departmentId=${demoId(`department ${centre}`)}`;
    const { allocations: shown } = unpackDay((await dispatcher.get(`/api/allocations/day?${query}`)).json());
    const read = await readMany(
      test.db,
      selectAllocations(test.db, { rows: 'all', deliveryCompanyId: null, may: () => true })
        .where(
          inArray(
            allocations.id,
            shown.map(({ id }) => id),
          ),
        )
        .orderBy(asc(allocations.number)),
    );
    expect(shown.toSorted((a, b) => (a.number < b.number ? -1 : 1))).toEqual(read);
    for (const { ownership, status } of shown) states.add(`${ownership} ${status}`);
  }
  expect([...states]).toEqual(
    expect.arrayContaining(['own confirmed', 'own approved', 'hired requested', 'own planned']),
  );
});

it.each(['manager', 'dispatcher', 'labour', 'viewer', 'driver', 'partner'])(
  'whoever reads the board as %s has the runs as they are read one by one',
  async (role) => {
    const reader = createBrowser(test);
    await logIn(reader, demoLoginId(role), demoPassword);
    const shown: BoardDay['allocations'] = [];
    for (const centre of ['IW', 'FN', 'AT']) {
      const query = `date=${addDays(today, -1)}&days=3&departmentId=${demoId(`department ${centre}`)}`;
      const { allocations: some } = unpackDay((await reader.get(`/api/allocations/day?${query}`)).json());
      shown.push(...some.slice(0, 20));
    }
    expect(shown).not.toEqual([]);
    for (const run of shown) {
      const { deliveries: _, places: __, ...plain } = (await reader.get(`/api/allocations/${run.id}`)).json();
      expect(run).toEqual(plain);
    }
  },
);

it('the board shows every case on its day, on the vehicle and with the people of the table', async () => {
  const days = new Map<string, Promise<BoardDay>>();
  const dayOf = (date: string, centre: string) => {
    const query = `date=${date}&departmentId=${demoId(`department ${centre}`)}`;
    const asked =
      days.get(query) ?? dispatcher.get(`/api/allocations/day?${query}`).then((answer) => unpackDay(answer.json()));
    days.set(query, asked);
    return asked;
  };
  const shown = await Promise.all(
    demoCases.map(async (one) => {
      const all = await Promise.all(['IW', 'FN', 'AT'].map((centre) => dayOf(caseDay(today, one.on), centre)));
      const run = all.flatMap(({ allocations: runs }) => runs).find(({ number }) => number === caseNumber(today, one));
      const told = run?.findings.filter(
        ({ code, level }) => code === one.finding || (!one.finding && level !== 'info'),
      );
      return {
        ...{ number: one.number, vehicle: run?.vehicleCode, company: run?.deliveryCompanyId ?? null },
        ...{ drivers: run?.crew.map(({ driverCode }) => driverCode), found: told?.map(({ code }) => code) },
      };
    }),
  );
  expect(demoCases.length).toBeGreaterThanOrEqual(28);
  expect(shown).toEqual(
    demoCases.map(({ deliveryCompany, drivers = [], finding, number, vehicle = null }) => ({
      ...{ number, vehicle, drivers, found: finding === null ? [] : [finding] },
      company: deliveryCompany === undefined ? null : demoId(`delivery company ${deliveryCompany}`),
    })),
  );
});

/** What the checks find in the run of a case, as it is stored. */
async function foundIn(one: DemoCase): Promise<RunFinding[]> {
  const scope = {
    rows: 'all',
    departmentIds: [],
    userId: '',
    deliveryCompanyId: null,
    may: () => true,
    today,
  } as const;
  const isIt = eq(allocations.number, caseNumber(today, one));
  const [row] = await test.db.select({ id: allocations.id }).from(allocations).where(isIt);
  const run = row && (await allocationRepository.find(test.db, row.id, scope));
  if (!run) throw new Error(`${caseNumber(today, one)} is no run`);
  return await judgeAllocation(test.db, run, 'plan', scope);
}

it.each(demoCases.filter(({ finding }) => finding !== null))('shows as $finding: $what', async (one) => {
  const found = (await foundIn(one)).find(({ code }) => code === one.finding);
  expect(found).toBeDefined();
  if (one.actual !== undefined) expect(found?.params?.count ?? found?.params?.actual).toBe(one.actual);
});

it.each(demoCases.filter(({ finding }) => finding === null))('is nothing to notice: $what', async (one) => {
  expect(await foundIn(one)).toEqual([]);
});
