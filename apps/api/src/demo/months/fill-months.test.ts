import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, logIn } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import { fillDemo } from '../fill-demo.ts';
import { fillMonths } from './fill-months.ts';

const today = '2026-11-26';
const months = 1;
/** A month without the two weeks with which the product begins. */
const days = 17;
/** Somebody was quicker on this day. */
const busyDay = '2026-11-05';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ DEMO_MONTHS: String(months) }, { at: `${today}T03:00:00Z` });
  await fillDemo(test.db, today, { env: test.env, now: test.clock() });
  await test.db.insert(operationCounters).values({ kind: 'delivery', operationDate: busyDay, last: 1 });
});
afterAll(() => test.close());

async function fill(stopAt = Number.POSITIVE_INFINITY): Promise<number[]> {
  const told: number[] = [];
  const stopped = new AbortController();
  const progress = (stepsDone: number) => {
    told.push(stepsDone);
    if (stepsDone >= stopAt) stopped.abort(new Error('killed'));
  };
  await fillMonths(test.db, { today, months }, { progress, signal: stopped.signal }).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error;
  });
  return told;
}

async function contents(): Promise<Record<string, unknown>> {
  const { rows } = await test.db.execute<Record<string, unknown>>(sql`
    select count(*)::int as runs, count(distinct operation_date)::int as days, md5(string_agg(id::text, '' order by id)) as ids,
      (select count(*)::int from deliveries where operation_date < ${today}::date - 14) as deliveries
    from allocations where operation_date < ${today}::date - 14`);
  return rows[0] ?? {};
}

describe('the months of the demo company', () => {
  it('are asked for with the demo, told to everybody, and shown to its administrator with their progress', async () => {
    const admin = createBrowser(test);
    await logIn(admin, demoLoginId('admin'), demoPassword);
    const [job] = (await admin.get('/api/jobs')).json().items;
    expect(job).toMatchObject({ kind: 'demoMonths', status: 'queued', params: { months } });
    const driver = createBrowser(test);
    await logIn(driver, demoLoginId('driver'), demoPassword);
    const { items } = (await driver.get('/api/notifications')).json();
    expect(items).toMatchObject([{ kind: 'demoMonths', params: { months }, link: null, readAt: null }]);
  });

  it('are taken up where a killed process left them, and no day is written twice', async () => {
    const before = (await test.db.execute(sql`select count(*)::int as count from audit_records`)).rows[0];
    expect(await fill(7)).toEqual([0, 7]);
    const half = await contents();
    expect(half).toMatchObject({ days: 7 });
    expect(await fill()).toEqual([0, 7, 14, days]);
    const whole = await contents();
    expect(whole).toMatchObject({ days: days - 1 });
    expect(whole.deliveries).toBeGreaterThan((days - 1) * 350);
    await fill();
    expect(await contents()).toEqual(whole);
    expect((await test.db.execute(sql`select count(*)::int as count from audit_records`)).rows[0]).toEqual(before);
  }, 30_000);

  it('read like the two weeks that follow, and count on', async () => {
    const dispatcher = createBrowser(test);
    await logIn(dispatcher, demoLoginId('admin'), demoPassword);
    const day = `date=2026-11-04&departmentId=${demoId('department IW')}`;
    const { drivers, runs } = (await dispatcher.get(`/api/allocations/day?${day}`)).json();
    expect(runs.length).toBeGreaterThan(15);
    expect(drivers.some(({ hours }: { hours: { monthMinutes: number } }) => hours.monthMinutes > 3_000)).toBe(true);
    const query = 'from=2026-11-04&to=2026-11-04&sort=number';
    const { items, total } = (await dispatcher.get(`/api/deliveries?${query}`)).json();
    expect(total).toBeGreaterThan(400);
    expect(items[0]).toMatchObject({
      createdAt: '2026-11-03T05:00:00.000Z',
      result: { arrivedAt: expect.any(String) },
    });
    const { rows } = await test.db.execute<{ last: number }>(
      sql`select last from operation_counters where kind = 'delivery' and operation_date = '2026-11-04'`,
    );
    expect(rows).toEqual([{ last: total }]);
  });
});
