import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { askRun, at, createFleet, createGoods } from '../../../../../test/allocations.ts';
import { logInAs } from '../../../../../test/browser.ts';
import { crewDays } from '../../../../../test/crew-days.ts';
import { drivers } from '../../../../db/schema/masters/drivers.ts';
import { watchRuns } from './watch-runs.ts';

const { call, confirmed, day, punch, runOf } = crewDays(watchRuns);

it('follows a punch that is corrected, with its deliveries, and stays out where it is taken back', async () => {
  day.fleet = await createFleet(day.admin);
  const goods = await createGoods(day.admin, day.fleet);
  const run = await confirmed(['8:00', '12:00'], [goods]);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:04');
  await punch('clockIn 7:30, leaveGarage 8:14');
  expect(await runOf(run)).toMatchObject({ status: 'departed', actualOutAt: at('8:14') });
  expect((await day.admin.get(`/api/deliveries/${goods.id}`)).json()).toMatchObject({
    ...{ operationStatus: 'inTransit', result: { departedAt: at('8:14') } },
  });
  await punch('clockIn 7:30');
  expect(await runOf(run)).toMatchObject({ status: 'departed', actualOutAt: at('8:14') });
  await punch('clockIn 7:30, leaveGarage 8:20, returnGarage 11:50');
  expect(await runOf(run)).toMatchObject({ status: 'returned', actualOutAt: at('8:20'), actualInAt: at('11:50') });
  await punch('clockIn 7:30, leaveGarage 8:20, returnGarage 11:40');
  const last = await runOf(run);
  expect(last).toMatchObject({ status: 'returned', actualOutAt: at('8:20'), actualInAt: at('11:40') });
  await day.look();
  expect((await runOf(run)).version).toBe(last.version);
});

it('follows a punch that is corrected to what it was at first', async () => {
  day.fleet = await createFleet(day.admin);
  const run = await confirmed(['8:00', '12:00']);
  await call();
  for (const out of ['8:04', '8:14', '8:04']) {
    await punch(`clockIn 7:30, leaveGarage ${out}`);
    expect(await runOf(run)).toMatchObject({ status: 'departed', actualOutAt: at(out) });
  }
});

it('follows the corrected return of a run that somebody moved out by hand', async () => {
  day.fleet = await createFleet(day.admin);
  const run = await confirmed(['8:00', '12:00']);
  await call();
  expect((await askRun(day.admin, await runOf(run), 'depart')).status).toBe(200);
  await day.test.db.execute(sql`update allocations set actual_out_at = ${at('8:00')} where id = ${run.id}`);
  await punch('clockIn 7:30, returnGarage 11:50');
  expect(await runOf(run)).toMatchObject({ status: 'returned', actualInAt: at('11:50') });
  await punch('clockIn 7:30, returnGarage 11:40');
  expect(await runOf(run)).toMatchObject({ status: 'returned', actualInAt: at('11:40') });
});

it('corrects no run of which the report is approved, and the other one of the day', async () => {
  day.fleet = await createFleet(day.admin);
  const early = await confirmed(['8:00', '10:00']);
  const late = await confirmed(['11:00', '13:00']);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50, clockOut 10:00, clockIn 10:40, leaveGarage 11:02');
  await day.test.db.execute(sql`update allocations set status = 'approved' where id = ${early.id}`);
  await punch('clockIn 7:30, leaveGarage 8:05, returnGarage 9:40, clockOut 10:00, clockIn 10:40, leaveGarage 11:12');
  expect([await runOf(early), await runOf(late)]).toMatchObject([
    { status: 'approved', actualOutAt: at('8:00'), actualInAt: at('9:50') },
    { status: 'departed', actualOutAt: at('11:12') },
  ]);
});

it('keeps the punch of a run that has left when an earlier one comes to the day', async () => {
  day.fleet = await createFleet(day.admin);
  const first = await confirmed(['9:00', '10:30']);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:04');
  const earlier = await confirmed(['7:30', '8:30']);
  await day.look();
  expect([(await runOf(earlier)).status, (await runOf(first)).actualOutAt]).toEqual(['called', at('8:04')]);
  await punch('clockIn 7:30, leaveGarage 8:04, returnGarage 10:40, clockOut 10:45, clockIn 10:50, leaveGarage 11:02');
  expect([await runOf(earlier), await runOf(first)]).toMatchObject([
    { status: 'departed', actualOutAt: at('11:02') },
    { status: 'returned', actualOutAt: at('8:04'), actualInAt: at('10:40') },
  ]);
});

it('corrects in the name of whoever corrected the punch, with the reason', async () => {
  day.fleet = await createFleet(day.admin);
  const goods = await createGoods(day.admin, day.fleet);
  const run = await confirmed(['8:00', '12:00'], [goods]);
  const driver = await logInAs(day.test, ['driver']);
  const manager = await logInAs(day.test, ['manager'], { departmentIds: [day.fleet.departmentId] });
  await day.test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, day.fleet.drivers[0].id));
  await call();
  for (const [kind, time] of Object.entries({ clockIn: '7:30', leaveGarage: '8:04' })) {
    const answer = await driver.post('/api/punches', { id: randomUUID(), kind, at: at(time) });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await day.look();
  await punch('clockIn 7:30, leaveGarage 8:14', { by: manager, reason: 'mistaken', reasonText: '構内で待機' });
  const { rows } = await day.test.db.execute(
    sql`select entity, action, actor_id as "actorId", after ->> 'reason' as reason from audit_records
      where entity_id in (${run.id}, ${goods.id}) and action in ('changeStatus', 'update') order by id desc limit 4`,
  );
  const corrected = { action: 'update', actorId: manager.userId, reason: '打刻誤り、構内で待機' };
  const left = { action: 'changeStatus', actorId: driver.userId };
  expect(rows.slice(0, 2)).toEqual(
    expect.arrayContaining([
      { entity: 'delivery', ...corrected },
      { entity: 'allocation', ...corrected },
    ]),
  );
  expect(rows.slice(2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ entity: 'delivery', ...left }),
      expect.objectContaining({ entity: 'allocation', ...left }),
    ]),
  );
});

it('locks nothing of a day with a corrected punch once it is as it should be', async () => {
  day.fleet = await createFleet(day.admin);
  await confirmed(['8:00', '10:00']);
  await confirmed(['11:00', '13:00']);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50');
  await punch('clockIn 7:30, leaveGarage 8:04, returnGarage 9:50');
  await day.look();
  let asked = 0;
  const db = new Proxy(day.test.db, {
    get: (of, name) => {
      if (name === 'transaction') asked += 1;
      return Reflect.get(of, name);
    },
  });
  await watchRuns({ db, clock: day.test.clock })();
  expect(asked).toBe(0);
});
