import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { type PunchFault, punchFaults } from '@haisha/rules/punches/punch-faults';
import { punchedShifts } from '@haisha/rules/punches/punched-shifts';
import type { TimeRecord } from '@haisha/validation/time-record';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { fillDemo } from './fill-demo.ts';

const today = '2026-11-26';
let test: TestApp;
let manager: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T03:00:00Z' });
  await fillDemo(test.db, today, undefined, { back: 7, ahead: 0 });
  manager = createBrowser(test);
  await logIn(manager, demoLoginId('admin'), demoPassword);
}, 60_000);
afterAll(() => test.close());

async function recordsOf(date: string, centre = 'IW'): Promise<TimeRecord[]> {
  const query = `date=${date}&departmentId=${demoId(`department ${centre}`)}`;
  return (await manager.get(`/api/time-records/day?${query}`)).json().records;
}

function faultsOf({ leave, planned, punches }: TimeRecord): PunchFault[] {
  return punchFaults({
    shifts: punchedShifts(punches.flatMap(({ at, kind }) => (at ? [{ at, kind }] : []))),
    planned: planned && {
      ...{ reportAt: minuteOf(planned.reportAt), outAt: minuteOf(planned.outAt) },
      ...{ inAt: minuteOf(planned.inAt), endAt: minuteOf(planned.endAt) },
    },
    isOnLeave: leave !== null,
    now: minuteOf(test.clock().getTime()),
  });
}

const faultCodes = (records: readonly TimeRecord[]) =>
  records.flatMap((record) => faultsOf(record)).flatMap(({ code, level }) => (level === 'info' ? [] : [code]));

it.each(['IW', 'FN', 'AT'])(
  'at %s an end of yesterday is missing, a leave is there twice, and one time was changed',
  async (centre) => {
    const records = await recordsOf('2026-11-25', centre);
    expect(faultCodes(records).toSorted()).toEqual(['extra', 'missing']);
    const missing = records.flatMap((record) => faultsOf(record)).find(({ code }) => code === 'missing');
    expect(missing).toMatchObject({ kind: 'clockOut', proposal: expect.any(Number) });
    const changes = records.flatMap(({ punches }) => punches.flatMap((punch) => punch.changes));
    expect(changes).toMatchObject([{ reason: 'forgotten', changedByName: '髙橋 直樹' }]);
  },
);

it('somebody is 25 minutes late today, and nobody has punched what lies ahead', async () => {
  const records = await recordsOf(today);
  const late = records.flatMap((record) => faultsOf(record)).filter(({ code }) => code === 'late');
  expect(late.map((fault) => fault.late)).toContain(25);
  const ahead = sql`select count(*)::int as count from punches where received_at > ${test.clock().toISOString()}`;
  expect((await test.db.execute(ahead)).rows).toEqual([{ count: 0 }]);
});

it('somebody on leave punched three days ago', async () => {
  const all = await Promise.all(['IW', 'FN', 'AT'].map((centre) => recordsOf('2026-11-23', centre)));
  expect(faultCodes(all.flat())).toEqual(['onLeave']);
});

it('every other shift is whole, in order, and as long as a day may be', async () => {
  for (const date of ['2026-11-19', '2026-11-20', '2026-11-24']) {
    const records = (await Promise.all(['IW', 'FN', 'AT'].map((centre) => recordsOf(date, centre)))).flat();
    expect(records.filter(({ punches }) => punches.length > 0).length).toBeGreaterThan(15);
    expect(faultCodes(records)).toEqual([]);
    for (const { hours } of records) expect(hours?.dutyMinutes ?? 0).toBeLessThan(16 * 60);
  }
});

it('a night shift goes over midnight, and one over the end of the labour month', async () => {
  for (const date of ['2026-11-24', '2026-11-20']) {
    const midnight = Date.parse(`${date}T24:00:00+09:00`);
    const shifts = (await recordsOf(date)).map(({ punches }) => punches.map(({ firstAt }) => Date.parse(firstAt)));
    expect(shifts.some((times) => Math.min(...times) < midnight && Math.max(...times) > midnight)).toBe(true);
  }
});

it('most are made at the clock of the office, some on phones', async () => {
  const { rows } = await test.db.execute<{ method: string; count: number }>(
    sql`select method, count(*)::int as count from punches group by method order by count desc`,
  );
  expect(rows.map(({ method }) => method)).toEqual(['recorder', 'phone']);
});
