import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '@haisha/documents/read-pdf';
import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { type DailyReportInput, dailyReportDaySchema, dailyReportSchema } from '@haisha/validation/daily-report';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, createRun, type Fleet, runDay } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { wholeReport } from '../../../../test/daily-reports.ts';
import { createDriver } from '../../../../test/masters.ts';
import { migrationsFolder } from '../../../db/migrate.ts';
import { dailyReportCorrections } from '../../../db/schema/attendance/daily-report-corrections.ts';
import { dailyReports } from '../../../db/schema/attendance/daily-reports.ts';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';

let test: TestApp;
let admin: Browser;
let manager: Browser;
let fleet: Fleet;
let third: { id: string };
beforeAll(async () => {
  test = await buildTestApp({}, { at: at('25:00') });
  admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  fleet = await createFleet(admin);
  third = await createDriver(admin, { departmentId: fleet.departmentId });
}, 60_000);
afterAll(() => test.close());

/** A run of three hours that both drivers drove. */
async function runFrom(hour: number) {
  const [first, second] = fleet.drivers;
  const run = await createRun(admin, fleet, {
    ...{ start: at(`${hour}:00`), end: at(`${hour + 3}:00`), deliveries: [] },
    driverIds: { driver1Id: first.id, driver2Id: second.id },
    reason: '待機中に休憩',
  });
  await test.db.update(allocations).set({ status: 'returned' }).where(eq(allocations.id, run.id));
  return { id: run.id, path: `/api/daily-reports/${run.id}` };
}

async function swap(run: { id: string }, role: 'driver1' | 'driver2', driverId: string): Promise<void> {
  const place = and(eq(allocationCrew.allocationId, run.id), eq(allocationCrew.role, role));
  await test.db.update(allocationCrew).set({ driverId }).where(place);
}

async function read({ path }: { path: string }) {
  const answer = await admin.get(path);
  expect(answer.statusCode).toBe(200);
  return dailyReportSchema.strict().parse(answer.json());
}

const write = (run: { path: string }, version: number, command: DailyReportInput['command'], content: ReportContent) =>
  manager.put(run.path, { version, command, content });
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => `${path} ${code}`);

/** What was begun, with what only people know. */
function filled(content: ReportContent): ReportContent {
  const partners = content.partners.map((one) => ({ ...one, drivingMinutes: 40 }));
  return { ...content, partners, drivingMinutes: 50, odometerStartKm: 1000, odometerEndKm: 1030 };
}

describe('what was stored before partners had rows', () => {
  const { drivingMinutes: _, partners: __, ...old } = wholeReport;
  const rest = { kind: 'break', placeName: '道の駅', fromMinutes: 540, toMinutes: 570 };
  const before = { ...old, pauses: [rest], odometerEndKm: 1070 } as unknown as ReportContent;
  const stored = { ...before, odometerEndKm: 1080 };
  const textOf = async () =>
    (await test.pool.query("select content::text from daily_reports where status = 'approved'")).rows;
  let run: Awaited<ReturnType<typeof runFrom>>;
  beforeAll(async () => {
    run = await runFrom(0);
    const [report] = await test.db
      .insert(dailyReports)
      .values({
        ...{ allocationId: run.id, driverId: fleet.drivers[0].id, departmentId: fleet.departmentId, workDate: runDay },
        ...{ status: 'approved', version: 3, content: stored, submittedAt: at('13:00'), approvedAt: at('14:00') },
      })
      .returning();
    const reason = 'メーターを再確認';
    await test.db
      .insert(dailyReportCorrections)
      .values({ reportId: report?.id ?? '', version: 3, before, after: stored, reason });
  });

  it('is read in the list and whole, and stays to the letter as it was', async () => {
    const text = await textOf();
    const answer = await admin.get(`/api/daily-reports?date=${runDay}&departmentId=${fleet.departmentId}`);
    expect(answer.statusCode).toBe(200);
    expect(dailyReportDaySchema.parse(answer.json()).rows[0]?.summary).toMatchObject({ distanceKm: 80 });
    const told = { drivingMinutes: null, partners: [], pauses: [{ ...rest, driverId: null }] };
    const { content, corrections } = await read(run);
    expect(content).toMatchObject(told);
    expect(corrections).toMatchObject([{ before: told, after: told }]);
    const statements = await readFile(join(migrationsFolder, '0060_daily_report_partners.sql'), 'utf8');
    for (const statement of statements.split('--> statement-breakpoint')) await test.pool.query(statement);
    expect(await textOf()).toEqual(text);
  });

  it('is corrected as what is written now', async () => {
    const { content, version } = await read(run);
    const corrected = { version, content: { ...content, odometerEndKm: 1090 }, reason: '再度メーターを確認' };
    const answer = await admin.post(`${run.path}/correction`, corrected);
    expect([answer.statusCode, answer.json().corrections?.length]).toEqual([200, 2]);
  });
});

describe('while a report is not handed in', () => {
  it('each driver of the run has a row, and nobody who left it', async () => {
    const run = await runFrom(4);
    const content = filled((await read(run)).content);
    expect(errorsOf(await write(run, 0, 'submit', { ...content, partners: [] }))).toEqual([
      'content.partners dailyReport.partner',
    ]);
    expect((await write(run, 0, 'save', content)).statusCode).toBe(200);
    await swap(run, 'driver2', third.id);
    expect(errorsOf(await write(run, 1, 'submit', content))).toEqual(['content.partners.0.driverId invalid']);
    const drawn = (await read(run)).content;
    expect(drawn.partners).toMatchObject([{ driverId: third.id, startMinutes: null }]);
    const partner = { ...content.partners[0], driverId: third.id } as ReportContent['partners'][number];
    const handedIn = await write(run, 1, 'submit', { ...drawn, partners: [partner] });
    expect(handedIn.json()).toMatchObject({ status: 'submitted', version: 2 });
  });

  it('what was entered of the first driver stays that driver’s when the first is another', async () => {
    const [first, second] = fleet.drivers;
    const run = await runFrom(8);
    const begun = filled((await read(run)).content);
    const rest = { kind: 'break' as const, driverId: null, placeName: '道の駅', fromMinutes: 540, toMinutes: 570 };
    await write(run, 0, 'save', { ...begun, startMinutes: 471, pauses: [rest] });
    await swap(run, 'driver2', third.id);
    await swap(run, 'driver1', second.id);
    const moved = (await read(run)).content;
    expect(moved).toMatchObject({ startMinutes: 480, drivingMinutes: 40, pauses: [] });
    await swap(run, 'driver2', first.id);
    const turned = (await read(run)).content;
    expect(turned).toMatchObject({
      partners: [{ driverId: first.id, startMinutes: 471, drivingMinutes: 50 }],
      pauses: [{ ...rest, driverId: first.id }],
    });
    expect((await write(run, 1, 'save', turned)).json().content).toEqual(turned);
    const reportOfRun = eq(dailyReports.allocationId, run.id);
    expect((await test.db.select().from(dailyReports).where(reportOfRun))[0]?.driverId).toBe(second.id);
    expect((await read(run)).firstChanged).toBeNull();
    await swap(run, 'driver1', third.id);
    const { content, firstChanged } = await read(run);
    expect(content).toMatchObject({ startMinutes: null, startPlace: null, drivingMinutes: null });
    expect(firstChanged).toMatchObject({ begun: { startMinutes: 480, endMinutes: 660 } });
    const { name } = (await admin.get(`/api/drivers/${second.id}`)).json();
    expect(firstChanged?.name).toBe(name);
    await write(run, 2, 'save', { ...content, ...firstChanged?.begun });
    expect(await read(run)).toMatchObject({ firstChanged: null, content: { startMinutes: 480 } });
  });
});

it('that waits with another partner is approved also when the run was cancelled, and names who drove', async () => {
  const rule = { revision: 0, alonePastDays: 7, correctionsWait: true, reason: '監査の指摘' };
  const revised = (await admin.put('/api/time-change-rule', rule)).json();
  expect(revised).toMatchObject({ correctionsWait: true });
  const run = await runFrom(16);
  const content = filled((await read(run)).content);
  expect((await write(run, 0, 'approve', content)).statusCode).toBe(200);
  await swap(run, 'driver2', third.id);
  const partners = content.partners.map((one) => ({ ...one, driverId: third.id }));
  const body = { version: 2, content: { ...content, partners }, reason: '同乗者を取り違えていた' };
  const asked = await manager.post(`${run.path}/correction`, body);
  expect(asked.statusCode).toBe(200);
  await test.db.update(allocations).set({ status: 'cancelled' }).where(eq(allocations.id, run.id));
  expect((await read(run)).run.drivers.map(({ id }) => id)).toEqual([fleet.drivers[0].id, third.id]);
  const decision = { correctionId: asked.json().corrections[0].id };
  expect((await admin.post(`${run.path}/correction/approve`, decision)).json()).toMatchObject({
    ...{ run: { status: 'cancelled' }, content: { partners: [{ driverId: third.id }] } },
    corrections: [{ status: 'applied' }],
  });
  const again = { ...rule, revision: revised.history[0].revision, correctionsWait: false };
  expect((await admin.put('/api/time-change-rule', again)).json()).toMatchObject({ correctionsWait: false });
});

it('keeps the row of a partner who left the run later, and prints it with a word for the name', async () => {
  const run = await runFrom(12);
  const content = filled((await read(run)).content);
  expect((await write(run, 0, 'submit', content)).json()).toMatchObject({ status: 'submitted' });
  await swap(run, 'driver2', third.id);
  expect((await write(run, 1, 'submit', content)).json()).toMatchObject({ status: 'submitted', version: 2 });
  for (const [locale, word] of Object.entries({ ja: '変更前のドライバー', en: 'Former driver' })) {
    const { rawPayload } = await admin.get(`${run.path}/paper?locale=${locale}`);
    expect((await readPdf(rawPayload)).map(({ text }) => text).join('\n')).toContain(word);
  }
});
