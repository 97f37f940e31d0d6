import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import type { DepartureRow } from '@haisha/validation/departure-board';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { fillDemo } from './fill-demo.ts';

const today = '2026-11-26';
let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-26T03:00:00Z' });
  await fillDemo(test.db, today, undefined, { back: 9, ahead: 0 });
  admin = createBrowser(test);
  await logIn(admin, demoLoginId('admin'), demoPassword);
}, 60_000);
afterAll(() => test.close());

async function rowsOf(date: string, centre: string): Promise<DepartureRow[]> {
  const query = `date=${date}&departmentId=${demoId(`department ${centre}`)}`;
  return (await admin.get(`/api/departure-board?${query}`)).json().rows;
}
const calledBefore = ({ calls }: DepartureRow) => calls.some(({ kind }) => kind === 'before');

it('one driver of each centre left without a call: today an open alarm, yesterday an acknowledged one', async () => {
  for (const centre of ['IW', 'FN', 'AT']) {
    for (const date of ['2026-11-25', today]) {
      const uncalled = (await rowsOf(date, centre)).filter((row) => row.leaveGarageAt !== null && !calledBefore(row));
      expect(uncalled.length, centre).toBeLessThanOrEqual(1);
      const alarms = uncalled.flatMap(({ alerts }) => alerts.filter(({ kind }) => kind === 'departedWithoutCall'));
      expect(alarms.map(({ acknowledgedAt }) => acknowledgedAt === null)).toEqual(uncalled.map(() => date === today));
    }
  }
  const all = await Promise.all(['IW', 'FN', 'AT'].map((centre) => rowsOf(today, centre)));
  expect(all.flat().filter((row) => row.leaveGarageAt !== null && !calledBefore(row)).length).toBeGreaterThan(0);
});

it('somebody with a fever was refused today, and somebody with alcohol eight days ago', async () => {
  const { rows } = await test.db.execute(sql`
    select work_date as date, alcohol::float8, is_healthy as "isHealthy", health_note as note from roll_calls
    where result = 'refused' order by work_date`);
  expect(rows).toEqual([
    { date: '2026-11-18', alcohol: 0.12, isHealthy: true, note: null },
    { date: today, alcohol: 0, isHealthy: false, note: '発熱' },
  ]);
});

it('the manager holds at least a third of the calls, and no call lies ahead', async () => {
  const { rows } = await test.db.execute<{ share: number; ahead: number }>(sql`
    select (count(*) filter (where created_by = ${demoId('manager')}))::float8 / count(*) as share,
      (count(*) filter (where at > ${test.clock().toISOString()}))::int as ahead from roll_calls`);
  expect(rows[0]?.share).toBeGreaterThan(1 / 3);
  expect(rows[0]?.ahead).toBe(0);
});
