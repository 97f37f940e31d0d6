import { readPdf } from '@haisha/documents/read-pdf';
import { addDays } from '@haisha/rules/calendar';
import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { Allocation } from '@haisha/validation/allocation';
import { type DailyReport, dailyReportDaySchema, dailyReportSchema } from '@haisha/validation/daily-report';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createGoods, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser;
let manager: Browser;
let dispatcher: Browser;
let driver: Browser;
let other: Browser & { userId: string };
let fleet: Fleet;
let runs: Allocation[];
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('19:00') });
  admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  dispatcher = await logInAs(test, ['dispatcher']);
  fleet = await createFleet(admin);
  const own = await logInAs(test, ['driver']);
  [driver, other] = [own, await logInAs(test, ['driver'])];
  await test.db.update(drivers).set({ userId: own.userId }).where(eq(drivers.id, fleet.drivers[0].id));
  runs = [];
  for (const hour of [4, 8, 12]) {
    const goods = await createGoods(admin, fleet);
    runs.push(
      await createRun(admin, fleet, {
        ...{ start: at(`${hour}:00`), end: at(`${hour + 3}:00`), deliveries: [goods] },
        driverIds: { driver1Id: fleet.drivers[0].id, driver2Id: null },
        reason: '待機中に休憩',
      }),
    );
  }
  await test.db.update(allocations).set({ status: 'returned' });
}, 60_000);
afterAll(() => test.close());

const pathOf = (place: number) => `/api/daily-reports/${runs[place]?.id}`;
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => `${path} ${code}`);

async function reportOf(place: number, by = manager): Promise<DailyReport> {
  const answer = await by.get(pathOf(place));
  expect(answer.statusCode).toBe(200);
  return dailyReportSchema.strict().parse(answer.json());
}

/** What the report begins with, with what only people know. */
function filled({ content }: DailyReport, more: Partial<ReportContent> = {}): ReportContent {
  const stops = content.stops.map((stop) => ({ ...stop, confirmation: 'confirmed' as const }));
  return { ...content, odometerStartKm: 1000, odometerEndKm: 1030, stops, ...more };
}
const write = (by: Browser, place: number, body: object) => by.put(pathOf(place), body);

async function dayFor(by: Browser, query = `&departmentId=${fleet.departmentId}`) {
  const answer = await by.get(`/api/daily-reports?date=${runDay}${query}`);
  expect(answer.statusCode).toBe(200);
  return dailyReportDaySchema.strict().parse(answer.json()).rows;
}
const runStatus = async (place: number) =>
  (await admin.get(`/api/allocations/${runs[place]?.id}`)).json().status as string;

describe('from the return to the approval', () => {
  it('begins with what is known of the run, for whoever drove it and for the office', async () => {
    const report = await reportOf(0, driver);
    expect(report).toMatchObject({
      status: 'none',
      version: 0,
      facts: { lastOdometerKm: null, needsLoadState: false },
    });
    expect(report.content).toMatchObject({ startMinutes: 240, endMinutes: 420, odometerEndKm: null });
    expect(report.content.stops.map(({ kind }) => kind)).toEqual(['load', 'unload']);
    expect((await dayFor(driver, '')).map(({ status }) => status)).toEqual(['none', 'none', 'none']);
    expect(await dayFor(other, '')).toEqual([]);
    expect((await other.get(pathOf(0))).statusCode).toBe(404);
  });

  it('is kept half filled in, and handed in only when nothing is missing', async () => {
    const { content } = await reportOf(0);
    expect((await write(driver, 0, { version: 0, command: 'save', content })).json()).toMatchObject({
      ...{ status: 'draft', version: 1 },
    });
    const refused = await write(driver, 0, { version: 1, command: 'submit', content });
    expect(refused.statusCode).toBe(400);
    expect(errorsOf(refused)).toContain('content.odometerEndKm dailyReport.required');
    expect(errorsOf(refused)).toContain('content.stops.0.confirmation dailyReport.confirmation');
    const ahead = await write(driver, 0, { version: 1, command: 'submit', content: { ...content, endMinutes: 1500 } });
    expect(errorsOf(ahead)).toEqual(['content.endMinutes notAhead']);
    expect(await runStatus(0)).toBe('returned');
  });

  it('moves the run, goes back with a reason, and is approved', async () => {
    const content = filled(await reportOf(0));
    expect((await write(driver, 0, { version: 1, command: 'submit', content })).json()).toMatchObject({ version: 2 });
    expect(await runStatus(0)).toBe('reported');
    const back = { version: 2, reason: '距離を確認' };
    expect((await driver.post(`${pathOf(0)}/send-back`, back)).statusCode).toBe(403);
    expect(errorsOf(await manager.post(`${pathOf(0)}/send-back`, { ...back, reason: '短い' }))).toEqual(['reason min']);
    const sent = await manager.post(`${pathOf(0)}/send-back`, back);
    expect(sent.json()).toMatchObject({ status: 'draft', sentBackReason: '距離を確認', version: 3 });
    expect((await dayFor(manager))[0]).toMatchObject({ isSentBack: true });
    expect(await runStatus(0)).toBe('returned');
    await write(driver, 0, { version: 3, command: 'submit', content: { ...content, odometerEndKm: 1032 } });
    expect((await write(driver, 0, { version: 4, command: 'approve', content })).statusCode).toBe(403);
    const approval = { reports: [0, 1].map((place) => ({ runId: runs[place]?.id, version: place === 0 ? 4 : 0 })) };
    expect((await dispatcher.post('/api/daily-reports/approvals', approval)).statusCode).toBe(403);
    const { outcomes } = (await manager.post('/api/daily-reports/approvals', approval)).json();
    expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['approved', 'wrongState']);
    expect(await runStatus(0)).toBe('approved');
    const run = (await admin.get(`/api/allocations/${runs[0]?.id}`)).json();
    expect(run).toMatchObject({ odometerOutKm: 1000, odometerInKm: 1032 });
  });

  it('refuses what somebody has not seen with the report as it stands, and the office does both at once', async () => {
    const content = filled(await reportOf(1), { odometerStartKm: 1032, odometerEndKm: 1070 });
    expect((await reportOf(1)).facts).toMatchObject({ lastOdometerKm: 1032, lastOdometerDate: runDay });
    await write(driver, 1, { version: 0, command: 'save', content });
    const conflict = await write(manager, 1, { version: 0, command: 'approve', content });
    expect([conflict.statusCode, conflict.json().current.version]).toEqual([409, 1]);
    const approved = await write(manager, 1, { version: 1, command: 'approve', content });
    expect(approved.json()).toMatchObject({ status: 'approved', version: 3 });
    expect(approved.json().approvedByName).toBe(approved.json().submittedByName);
    const stale = { reports: [{ runId: runs[1]?.id, version: 2 }] };
    expect((await manager.post('/api/daily-reports/approvals', stale)).json().outcomes[0].outcome).toBe('changed');
  });
});

describe('what was approved', () => {
  it('is changed by nobody but with a reason, and both are kept', async () => {
    const before = await reportOf(0);
    const { version } = before;
    const content = { ...before.content, odometerEndKm: 1042 };
    expect((await write(driver, 0, { version, command: 'submit', content })).statusCode).toBe(409);
    expect((await write(manager, 0, { version, command: 'save', content })).json().code).toBe('record.wrong_state');
    const correct = (by: Browser, reason: string) => by.post(`${pathOf(0)}/correction`, { version, content, reason });
    expect((await correct(dispatcher, 'メーターを再確認')).statusCode).toBe(403);
    expect(errorsOf(await correct(manager, '再確認'))).toEqual(['reason min']);
    const after = dailyReportSchema.parse((await correct(admin, 'メーターを再確認')).json());
    expect(after).toMatchObject({ status: 'approved', version: version + 1, content: { odometerEndKm: 1042 } });
    expect(after.corrections).toMatchObject([
      { reason: 'メーターを再確認', before: { odometerEndKm: 1032 }, after: { odometerEndKm: 1042 } },
    ]);
    const [row, next] = await dayFor(manager);
    expect(row).toMatchObject({ corrections: 1, warnings: [], summary: { distanceKm: 42 } });
    expect(next?.warnings).toEqual(['odometerGap']);
  });

  it('is kept by the database, whatever code tries', async () => {
    const attempts = [
      sql`update daily_reports set content = content || '{"odometerEndKm": 1}' where status = 'approved'`,
      sql`update daily_reports set status = 'draft' where status = 'approved'`,
      sql`delete from daily_reports`,
      sql`update daily_report_corrections set reason = 'nothing at all'`,
      sql`delete from daily_report_corrections`,
    ];
    for (const attempt of attempts) await expect(test.db.execute(attempt)).rejects.toThrow();
    const { rows } = await test.db.execute(sql`select count(*)::int as count from daily_reports`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('stands in the log with who did what, and open pages hear of it', async () => {
    const { rows } = await test.db.execute<{ action: string; label: string }>(sql`
      select action, label from audit_records where entity = 'dutyRecord' and label = ${runs[0]?.number} order by at`);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['create', 'changeStatus', 'changeStatus', 'changeStatus', 'changeStatus', 'update'],
    ]);
    const told = await test.db.execute(sql`select 1 from realtime_messages
      where channel = ${`private-dutyRecord.department.${fleet.departmentId}`}`);
    expect(told.rowCount).toBeGreaterThan(5);
  });
});

it('is found by its driver until the ninth day', async () => {
  const found = async (days: number) =>
    dailyReportDaySchema.parse((await driver.get(`/api/daily-reports?date=${addDays(runDay, days)}`)).json()).rows;
  expect((await found(8)).map(({ run }) => run.id)).toEqual(runs.map(({ id }) => id));
  expect(await found(9)).toEqual([]);
});

it('is printed as the record of duty, in both languages, for those alone who may read it', async () => {
  const paperOf = async (query: string) => {
    const answer = await driver.get(`${pathOf(0)}/paper${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return (await readPdf(answer.rawPayload)).map(({ text }) => text).join('\n');
  };
  const japanese = await paperOf('');
  for (const said of ['業務の記録', runs[0]?.number ?? '', '1000 – 1042 (42 km)', 'メーターを再確認', 'あり']) {
    expect(japanese).toContain(said);
  }
  expect(await paperOf('?locale=en')).toContain('Record of duty');
  expect((await other.get(`${pathOf(0)}/paper`)).statusCode).toBe(404);
});

it('asks the office for a centre, and shows reports to those who only look on', async () => {
  expect(errorsOf(await manager.get(`/api/daily-reports?date=${runDay}`))).toEqual(['departmentId required']);
  for (const role of ['viewer', 'labour', 'accounting'] as const) {
    const by = await logInAs(test, [role]);
    expect(await dayFor(by)).toHaveLength(3);
    expect((await by.put(pathOf(2), { version: 0, command: 'save', content: {} })).statusCode).toBe(403);
  }
  expect((await createBrowser(test).get(pathOf(0))).statusCode).toBe(401);
});

it('holds the duty of each of two drivers, who both see it, and prints it', async () => {
  const [first, second] = fleet.drivers;
  const run = await createRun(admin, fleet, {
    ...{ start: at('15:00'), end: at('18:00'), deliveries: [await createGoods(admin, fleet)] },
    driverIds: { driver1Id: first.id, driver2Id: second.id },
    reason: '待機中に休憩',
  });
  await test.db.update(allocations).set({ status: 'returned' }).where(eq(allocations.id, run.id));
  await test.db.update(drivers).set({ userId: other.userId }).where(eq(drivers.id, second.id));
  const path = `/api/daily-reports/${run.id}`;
  const begun = dailyReportSchema.strict().parse((await other.get(path)).json());
  expect(begun.content.partners).toMatchObject([{ driverId: second.id, startMinutes: 900, endMinutes: 1080 }]);

  const submit = async (content: ReportContent) =>
    await other.put(path, { version: 0, command: 'submit', content: { ...content, odometerEndKm: 1130 } });
  const content = filled(begun, { odometerStartKm: 1100 });
  expect(errorsOf(await submit(content))).toEqual([
    'content.drivingMinutes dailyReport.driving',
    'content.partners.0.drivingMinutes dailyReport.driving',
  ]);
  const [partner] = content.partners;
  if (!partner) throw new Error('nobody else drove');
  const stranger = { ...content, partners: [{ ...partner, driverId: run.id }] };
  expect(errorsOf(await submit(stranger))).toEqual(['content.partners.0.driverId invalid']);
  const partners = [{ ...partner, endMinutes: 1075, drivingMinutes: 35 }];
  expect((await submit({ ...content, drivingMinutes: 50, partners })).json()).toMatchObject({
    ...{ status: 'submitted', content: { drivingMinutes: 50, partners: [{ endMinutes: 1075, drivingMinutes: 35 }] } },
  });
  const paper = (await readPdf((await other.get(`${path}/paper`)).rawPayload)).map(({ text }) => text).join('\n');
  for (const said of ['ドライバーごとの業務', '17:55', '0:35', '0:50']) expect(paper).toContain(said);
});
