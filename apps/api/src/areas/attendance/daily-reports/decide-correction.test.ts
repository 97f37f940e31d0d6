import { readPdf } from '@haisha/documents/read-pdf';
import type { Role } from '@haisha/rules/permission';
import type { Allocation } from '@haisha/validation/allocation';
import { type DailyReport, dailyReportDaySchema, dailyReportSchema } from '@haisha/validation/daily-report';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { at, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let manager: Browser & { userId: string };
let dispatcher: Browser;
let fleet: Fleet;
let run: Allocation;
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('19:00') });
  [admin, manager] = [await logInAs(test, ['admin']), await logInAs(test, ['manager'])];
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(admin);
  run = await createRun(admin, fleet, {
    ...{ start: at('4:00'), end: at('7:00'), deliveries: [await createGoods(admin, fleet)] },
    driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
    reason: '待機中に休憩',
  });
  await test.db.update(allocations).set({ status: 'returned' });
  const { content } = await reportOf();
  const stops = content.stops.map((stop) => ({ ...stop, confirmation: 'confirmed' as const }));
  const whole = { ...content, odometerStartKm: 1000, odometerEndKm: 1030, stops };
  const approved = await manager.put(path(), { version: 0, command: 'approve', content: whole });
  expect(approved.json()).toMatchObject({ status: 'approved' });
  await setRule(true);
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.execute(sql`delete from notifications`);
});

const path = () => `/api/daily-reports/${run.id}`;

async function setRule(correctionsWait: boolean): Promise<void> {
  const { history } = (await admin.get('/api/time-change-rule')).json();
  const body = { revision: history[0]?.revision ?? 0, alonePastDays: 7, correctionsWait, reason: '監査の指摘' };
  expect((await admin.put('/api/time-change-rule', body)).json()).toMatchObject({ correctionsWait });
}

async function setRoles({ userId }: { userId: string }, role: Role): Promise<void> {
  await test.db
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, userId));
}

async function reportOf(by: Browser = manager): Promise<DailyReport> {
  return dailyReportSchema.strict().parse((await by.get(path())).json());
}

async function ask(by: Browser, odometerEndKm: number) {
  const { content, version } = await reportOf(by);
  const body = { version, content: { ...content, odometerEndKm }, reason: 'メーターを再確認' };
  return await by.post(`${path()}/correction`, body);
}

async function asked(by: Browser, odometerEndKm: number): Promise<string> {
  const answer = await ask(by, odometerEndKm);
  expect(answer.statusCode).toBe(200);
  return answer.json().corrections[0].id;
}

const decide = (by: Browser, command: string, correctionId: string, more: object = {}) =>
  by.post(`${path()}/correction/${command}`, { correctionId, ...more });
const newsOf = async (by: Browser) =>
  (await by.get('/api/notifications')).json().items.map(({ kind }: { kind: string }) => kind);
const unreadOf = async (by: Browser) => (await by.get('/api/notifications')).json().unread as number;
const rowOf = async (by: Browser) => {
  const answer = await by.get(`/api/daily-reports?date=${runDay}&departmentId=${fleet.departmentId}`);
  return dailyReportDaySchema.strict().parse(answer.json()).rows[0];
};
const isWaiting = async () => (await rowOf(manager))?.isCorrectionWaiting;
const odometerOfRun = async () => (await admin.get(`/api/allocations/${run.id}`)).json().odometerInKm;

it('waits until somebody else approves, who is told of it, and counts from then on', async () => {
  const before = await reportOf();
  expect(before).toMatchObject({ correctionsWait: true, corrections: [] });
  const id = await asked(manager, 1042);
  expect(await reportOf()).toMatchObject({
    ...{ version: before.version, content: { odometerEndKm: 1030 } },
    corrections: [
      { status: 'requested', isOwn: true, before: { odometerEndKm: 1030 }, after: { odometerEndKm: 1042 } },
    ],
  });
  expect([await isWaiting(), await odometerOfRun()]).toEqual([true, 1030]);
  expect([await rowOf(manager), await rowOf(admin)]).toMatchObject([
    { isCorrectionOwn: true },
    { isCorrectionOwn: false },
  ]);
  expect([await newsOf(admin), await newsOf(manager)]).toEqual([['correctionRequested'], []]);
  const [told] = (await admin.get('/api/notifications')).json().items;
  const query = `date=${runDay}&departmentId=${fleet.departmentId}&open=${run.id}`;
  expect(told).toMatchObject({ params: { number: run.number, date: runDay }, link: `/daily-reports?${query}` });

  expect((await decide(manager, 'approve', id)).statusCode).toBe(403);
  expect((await decide(dispatcher, 'approve', id)).statusCode).toBe(403);
  expect(await unreadOf(admin)).toBe(1);
  const { name } = (await admin.get(`/api/users/${admin.userId}`)).json();
  expect(dailyReportSchema.strict().parse((await decide(admin, 'approve', id)).json())).toMatchObject({
    ...{ version: before.version + 1, content: { odometerEndKm: 1042 } },
    corrections: [{ status: 'applied', isOwn: false, decidedByName: name }],
  });
  expect([await isWaiting(), await odometerOfRun()]).toEqual([false, 1042]);
  expect(await newsOf(manager)).toEqual(['correctionApproved']);
  expect([await unreadOf(admin), await unreadOf(manager)]).toEqual([0, 1]);
  const again = await decide(admin, 'approve', id);
  expect([again.statusCode, again.json().code]).toEqual([409, 'record.wrong_state']);
});

it('is refused with a reason that stays, and leaves the report as it was', async () => {
  const { version } = await reportOf();
  const id = await asked(admin, 1050);
  expect((await decide(manager, 'refuse', id, { reason: '短い' })).statusCode).toBe(400);
  expect((await decide(admin, 'refuse', id, { reason: '点呼簿の数字と違う' })).statusCode).toBe(403);
  expect((await decide(manager, 'refuse', id, { reason: '点呼簿の数字と違う' })).json()).toMatchObject({
    ...{ version, content: { odometerEndKm: 1042 } },
    corrections: [{ status: 'refused', decisionText: '点呼簿の数字と違う' }, { status: 'applied' }],
  });
  expect([await newsOf(admin), await newsOf(manager)]).toEqual([['correctionRefused'], ['correctionRequested']]);
  expect([await unreadOf(admin), await unreadOf(manager)]).toEqual([1, 0]);
});

it('is taken back by whoever asked alone', async () => {
  const id = await asked(manager, 1051);
  const client = await test.pool.connect();
  await client.query('begin');
  await client.query('select from allocations where id = $1 for update', [run.id]);
  // Whoever may not decide waits for nobody.
  expect((await decide(admin, 'withdraw', id)).statusCode).toBe(404);
  await client.query('rollback');
  client.release();
  expect((await decide(manager, 'withdraw', id)).json().corrections[0].status).toBe('withdrawn');
  expect(await newsOf(admin)).toEqual(['correctionWithdrawn', 'correctionRequested']);
  expect(await unreadOf(admin)).toBe(1);
});

it('is not taken back by whoever may not correct any more', async () => {
  const former = await logInAs(test, ['manager']);
  const id = await asked(former, 1051);
  await setRoles(former, 'dispatcher');
  expect((await decide(former, 'withdraw', id)).statusCode).toBe(403);
  expect((await decide(manager, 'refuse', id, { reason: '点呼簿の数字と違う' })).statusCode).toBe(200);
});

it('is told to every manager where the centre has no other one', async () => {
  const { id: departmentId } = await createDepartment(admin);
  const far = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
  const former = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  const near = await asked(former, 1051);
  expect([await newsOf(manager), await newsOf(far)]).toEqual([['correctionRequested'], []]);
  await decide(former, 'withdraw', near);
  await setRoles(manager, 'viewer');
  const id = await asked(former, 1051);
  expect(await newsOf(far)).toEqual(['correctionRequested']);
  await setRoles(manager, 'manager');
  await decide(former, 'withdraw', id);
  for (const one of [far, former]) await setRoles(one, 'viewer');
});

it('waits alone: another one follows when it is decided, also when the rule has changed meanwhile', async () => {
  const id = await asked(manager, 1052);
  const second = await ask(admin, 1053);
  expect([second.statusCode, second.json().code]).toEqual([409, 'record.wrong_state']);
  await setRule(false);
  expect((await ask(admin, 1053)).statusCode).toBe(409);
  expect((await decide(admin, 'approve', id)).json().content.odometerEndKm).toBe(1052);
  expect((await ask(admin, 1054)).json()).toMatchObject({ correctionsWait: false, content: { odometerEndKm: 1054 } });
  await setRule(true);
});

it('is judged as a correction that counts at once would be', async () => {
  const { content, version } = await reportOf();
  const body = { version, content: { ...content, odometerEndKm: null }, reason: 'メーターを再確認' };
  const refused = await manager.post(`${path()}/correction`, body);
  expect(refused.json().errors).toMatchObject([{ path: 'content.odometerEndKm', code: 'dailyReport.required' }]);
  expect((await decide(admin, 'approve', run.id)).statusCode).toBe(404);
});

it('stays in the log and, once it is decided, in the database as it was made', async () => {
  const { rows } = await test.db.execute<{ changed: string }>(sql`
    select after ->> 'correction' as changed from audit_records
    where entity = 'dutyRecord' and after ->> 'correction' is not null order by at`);
  expect(rows.map(({ changed }) => changed)).toEqual([
    ...['requested', 'applied', 'requested', 'refused', 'requested', 'withdrawn', 'requested', 'refused'],
    ...['requested', 'withdrawn', 'requested', 'withdrawn', 'requested', 'applied'],
  ]);
  const id = await asked(manager, 1060);
  const attempts = [
    sql`update daily_report_corrections set after = before where id = ${id}`,
    sql`update daily_report_corrections set status = 'applied', version = 99, decided_at = now(),
      decided_by = ${manager.userId} where id = ${id}`,
    sql`update daily_report_corrections set status = 'refused', decided_at = now() where id = ${id}`,
    sql`update daily_report_corrections set status = 'withdrawn', decided_by = ${manager.userId} where id = ${id}`,
    sql`update daily_report_corrections set decision_text = 'nothing' where status = 'applied'`,
  ];
  for (const attempt of attempts) await expect(test.db.execute(attempt)).rejects.toThrow();
});

it('is decided also when its run was given up meanwhile, and stays to be read', async () => {
  const [{ id } = { id: '' }] = (await reportOf()).corrections;
  await test.db.update(allocations).set({ status: 'cancelled' });
  const ofRun = async () => ({
    run: await test.db.select().from(allocations).where(eq(allocations.id, run.id)),
    changes: await test.db.$count(auditRecords, eq(auditRecords.entityId, run.id)),
  });
  const before = await ofRun();
  expect(await isWaiting()).toBe(true);
  const decided = dailyReportSchema.strict().parse((await decide(admin, 'approve', id)).json());
  expect(decided).toMatchObject({ run: { status: 'cancelled' }, content: { odometerEndKm: 1060 } });
  expect(decided.corrections[0]?.status).toBe('applied');
  expect(await reportOf()).toMatchObject({ content: { odometerEndKm: 1060 } });
  expect(await ofRun()).toEqual(before);
});

it('is read by who drove the run that was given up, and by no other driver', async () => {
  const [driver, other] = [await logInAs(test, ['driver']), await logInAs(test, ['driver'])];
  const first = eq(drivers.id, fleet.drivers[0].id);
  await test.db.update(drivers).set({ userId: driver.userId }).where(first);
  expect(await reportOf(driver)).toMatchObject({ run: { status: 'cancelled' }, content: { odometerEndKm: 1060 } });
  const { rows } = (await driver.get(`/api/daily-reports?date=${runDay}`)).json();
  expect(rows).toMatchObject([{ run: { id: run.id } }]);
  expect((await other.get(path())).statusCode).toBe(404);
});

it('is printed with the moment from which it counts and with who approved it', async () => {
  await test.db.execute(sql`update users set name = '訂正 太郎' where id = ${manager.userId}`);
  await test.db.execute(sql`update users set name = '承認 花子' where id = ${admin.userId}`);
  const { rows } = await test.db.execute<{ at: string }>(sql`
    select to_char(decided_at at time zone 'Asia/Tokyo', 'YYYY/MM/DD FMHH24:MI') as at
    from daily_report_corrections where decided_by = ${admin.userId} and status = 'applied' order by decided_at desc`);
  const words = {
    ja: `${rows[0]?.at} 訂正 太郎（承認 承認 花子）`,
    en: `${rows[0]?.at} 訂正 太郎, approved by 承認 花子`,
  };
  for (const [locale, said] of Object.entries(words)) {
    const { rawPayload } = await admin.get(`${path()}/paper?locale=${locale}`);
    expect((await readPdf(rawPayload)).map(({ text }) => text).join('\n')).toContain(said);
  }
});

it('needs a second person by a rule whose changes the log tells apart', async () => {
  const { rows } = await test.db.execute<{ label: string }>(sql`
    select label from audit_records where entity = 'timeChange' order by at`);
  expect(rows.map(({ label }) => label)).toEqual(['7 / 承認が必要', '7 / 承認なし', '7 / 承認が必要']);
});
