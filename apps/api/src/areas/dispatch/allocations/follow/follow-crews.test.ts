import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { askRun, at, codesOf, createFleet, createGoods, createRun, runDay } from '../../../../../test/allocations.ts';
import { crewDays } from '../../../../../test/crew-days.ts';
import { recordOf, setDay } from '../../../../../test/time-records.ts';
import { watchRuns } from './watch-runs.ts';

const { call, confirmed, day, punch, runOf } = crewDays(watchRuns);

it('goes from the confirmation to the call after duty as its driver does, with the times that were punched', async () => {
  day.fleet = await createFleet(day.admin);
  const goods = await createGoods(day.admin, day.fleet);
  const run = await confirmed(['8:00', '12:00'], [goods]);
  await day.look();
  expect((await runOf(run)).status).toBe('confirmed');
  await punch('clockIn 7:30');
  expect((await runOf(run)).status).toBe('clockedIn');
  await call();
  expect((await runOf(run)).status).toBe('called');
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect(await runOf(run)).toMatchObject({ status: 'departed', actualOutAt: at('8:04'), actualInAt: null });
  expect((await day.admin.get(`/api/deliveries/${goods.id}`)).json()).toMatchObject({
    ...{ operationStatus: 'inTransit', result: { departedAt: at('8:04') } },
  });
  await punch('clockIn 7:30, leaveGarage 8:04, returnGarage 11:50');
  expect(await runOf(run)).toMatchObject({ status: 'returned', actualInAt: at('11:50') });
  await call({ kind: 'after', at: at('12:00') });
  const last = await runOf(run);
  expect(last.status).toBe('postCalled');
  await day.look();
  expect((await runOf(run)).version).toBe(last.version);
  const { rows } = await day.test.db.execute(
    sql`select after ->> 'status' as status, actor_id as "actorId" from audit_records
      where entity_id = ${run.id} and action = 'changeStatus' order by id`,
  );
  const [office, caller] = [day.admin.userId, day.officer.userId];
  expect(rows.map(({ actorId, status }) => [status, actorId])).toEqual([
    ['confirmed', office],
    ['clockedIn', office],
    ['called', caller],
    ['departed', office],
    ['returned', office],
    ['postCalled', caller],
  ]);
});

it('tells who left without a call, and lets nobody leave after a refused one until somebody else drives', async () => {
  day.fleet = await createFleet(day.admin);
  const run = await confirmed(['8:00', '12:00']);
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await runOf(run)).status).toBe('departed');
  expect(codesOf((await runOf(run)).findings)).toContain('departedWithoutCall');

  day.fleet = await createFleet(day.admin);
  const other = await confirmed(['8:00', '12:00']);
  await punch('clockIn 7:30');
  await call({ alcohol: 0.2, result: 'refused' });
  await punch('clockIn 7:30, leaveGarage 8:04');
  const refused = await runOf(other);
  expect(refused.status).toBe('clockedIn');
  const { body } = await askRun(day.admin, refused, 'crew', {
    driver1Id: day.fleet.drivers[1].id,
    driver2Id: null,
    reason: '交代',
  });
  expect(body).toMatchObject({ status: 'confirmed' });
  await day.look();
  expect((await runOf(other)).status).toBe('confirmed');
  const second = await recordOf(day.admin, day.fleet.drivers[1].id, runDay);
  await setDay(day.admin, day.fleet.drivers[1].id, runDay, 'clockIn 7:50, leaveGarage 8:20', { seen: second });
  await day.look();
  expect(await runOf(other)).toMatchObject({ status: 'departed', actualOutAt: at('8:20') });
});

it('brings a driver back from all trips of a shift once he has gone home', async () => {
  day.fleet = await createFleet(day.admin);
  const early = await confirmed(['8:00', '10:00']);
  await confirmed(['11:00', '13:00']);
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 13:05');
  expect((await runOf(early)).status).toBe('departed');
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 13:05, clockOut 13:30');
  expect(await runOf(early)).toMatchObject({ status: 'returned', actualInAt: at('13:05') });
});

it('is done once where two processes day.look at the same time', async () => {
  day.fleet = await createFleet(day.admin);
  const run = await confirmed(['8:00', '12:00']);
  const record = await recordOf(day.admin, day.fleet.drivers[0].id, runDay);
  await setDay(day.admin, day.fleet.drivers[0].id, runDay, 'clockIn 7:30', { seen: record });
  await Promise.all([watchRuns(day.test)(), watchRuns(day.test)()]);
  const { rows } = await day.test.db.execute(
    sql`select count(*)::int as count from audit_records where entity_id = ${run.id} and after ->> 'status' = 'clockedIn'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('puts goods that come on a run whose crew is there on the road with it', async () => {
  day.fleet = await createFleet(day.admin);
  const run = await confirmed(['8:00', '12:00']);
  await call();
  await punch('clockIn 7:30');
  const goods = await createGoods(day.admin, day.fleet);
  const body = { allocationId: run.id, deliveries: [{ id: goods.id, version: goods.version }], reason: '追加' };
  const placed = await day.admin.post('/api/allocations/place', body);
  expect([placed.statusCode, (await runOf(run)).status], placed.body).toEqual([200, 'called']);
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await day.admin.get(`/api/deliveries/${goods.id}`)).json()).toMatchObject({ operationStatus: 'inTransit' });
});

it('gives the second run of a day the second time out and back', async () => {
  day.fleet = await createFleet(day.admin);
  const early = await confirmed(['8:00', '10:00']);
  const late = await confirmed(['11:00', '13:00']);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50');
  // Nobody knows yet from which of the two the driver is back.
  expect([await runOf(early), await runOf(late)]).toMatchObject([
    { status: 'departed', actualOutAt: at('8:00'), actualInAt: null },
    { status: 'called', actualOutAt: null },
  ]);
  await punch('clockIn 7:30, leaveGarage 8:00, returnGarage 9:50, clockOut 10:00, clockIn 10:40, leaveGarage 11:02');
  expect([await runOf(early), await runOf(late)]).toMatchObject([
    { status: 'returned', actualInAt: at('9:50') },
    { status: 'departed', actualOutAt: at('11:02'), actualInAt: null },
  ]);
});

it('leaves alone what is not confirmed', async () => {
  day.fleet = await createFleet(day.admin);
  const planned = await createRun(day.admin, day.fleet, {
    driverIds: { driver1Id: day.fleet.drivers[0].id, driver2Id: null },
  } as object);
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await runOf(planned)).status).toBe('planned');
});

it('gives the first punch of a day to the run that nobody has moved by hand', async () => {
  day.fleet = await createFleet(day.admin);
  const early = await confirmed(['8:00', '10:00']);
  const late = await confirmed(['11:00', '13:00']);
  await call();
  expect((await askRun(day.admin, await runOf(early), 'depart')).status).toBe(200);
  expect((await askRun(day.admin, await runOf(early), 'return', { reason: '試験' })).status).toBe(200);
  const back = await runOf(early);
  await punch('clockIn 7:30, leaveGarage 20:02');
  expect(await runOf(late)).toMatchObject({ status: 'departed', actualOutAt: at('20:02') });
  expect(await runOf(early)).toMatchObject({ status: 'returned', actualOutAt: back.actualOutAt });
});

it('brings a run to where its driver is as soon as somebody confirms it', async () => {
  day.fleet = await createFleet(day.admin);
  const driverIds = { driver1Id: day.fleet.drivers[0].id, driver2Id: null };
  const planned = await createRun(day.admin, day.fleet, { driverIds } as object);
  await call();
  await punch('clockIn 7:30, leaveGarage 8:04');
  expect((await runOf(planned)).status).toBe('planned');
  expect((await askRun(day.admin, planned, 'confirm', { reason: '試験' })).status).toBe(200);
  await day.look();
  expect(await runOf(planned)).toMatchObject({ status: 'departed', actualOutAt: at('8:04') });
});
