import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import { checkReport } from '@haisha/rules/daily-report/check-report';
import type { DailyReport, DailyReportRow } from '@haisha/validation/daily-report';
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

async function rowsOf(day: number): Promise<DailyReportRow[]> {
  const query = `date=2026-11-${day}&departmentId=${demoId('department IW')}`;
  return (await admin.get(`/api/daily-reports?${query}`)).json().rows;
}

it('a report is missing since yesterday, the others of yesterday wait for the approval', async () => {
  const states = (await rowsOf(25)).map(({ run, status }) => `${run.status} ${status}`);
  expect(states.filter((state) => state === 'returned none')).toHaveLength(1);
  expect(states.filter((state) => state !== 'returned none').every((state) => state === 'reported submitted')).toBe(
    true,
  );
});

it('somebody waited 75 minutes and was not confirmed, an odometer has a gap, a delay and an accident are told', async () => {
  expect((await rowsOf(24))[0]?.summary).toMatchObject({ isRefused: true });
  expect((await rowsOf(24))[0]?.summary?.waitingMinutes).toBeGreaterThanOrEqual(75);
  expect((await rowsOf(23)).filter(({ warnings }) => warnings.includes('odometerGap'))).toHaveLength(1);
  for (const day of [22, 20]) expect((await rowsOf(day))[0]?.summary?.unusual).toBe(1);
  expect((await rowsOf(21)).filter(({ corrections }) => corrections === 1)).toHaveLength(1);
});

it('a correction waits for the manager, whom it was told, and one that the manager asked for was refused', async () => {
  const manager = createBrowser(test);
  await logIn(manager, demoLoginId('manager'), demoPassword);
  const waiting = (await rowsOf(20)).filter(({ isCorrectionWaiting }) => isCorrectionWaiting);
  expect(waiting).toMatchObject([{ status: 'approved', isCorrectionOwn: true, corrections: 0 }]);
  const told = (await manager.get('/api/notifications')).json().items;
  expect(told).toMatchObject([{ kind: 'correctionRequested', params: { number: waiting[0]?.run.number } }]);
  const asked = (await manager.get(`/api/daily-reports/${waiting[0]?.run.id}`)).json() as DailyReport;
  expect(asked).toMatchObject({ correctionsWait: true, corrections: [{ status: 'requested', isOwn: false }] });
  const { rows } = await test.db.execute<{ id: string }>(sql`
    select r.allocation_id as id from daily_report_corrections c join daily_reports r on r.id = c.report_id
    where c.status = 'refused'`);
  expect(rows).toHaveLength(1);
  const refused = (await manager.get(`/api/daily-reports/${rows[0]?.id}`)).json() as DailyReport;
  expect(refused.corrections).toMatchObject([{ isOwn: true, decisionText: expect.stringContaining('メーターの写真') }]);
  const [correction] = asked.corrections;
  const errors = correction && checkReport(correction.after, asked.facts).filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
});

it('what was handed in has no errors, and odometers run on', async () => {
  const { rows } = await test.db.execute<{ id: string }>(
    sql`select allocation_id as id from daily_reports order by id`,
  );
  expect(rows.length).toBeGreaterThan(50);
  let gaps = 0;
  for (const { id } of rows) {
    const { content, facts } = (await admin.get(`/api/daily-reports/${id}`)).json() as DailyReport;
    const findings = checkReport(content, facts);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    gaps += findings.filter(({ rule }) => rule === 'odometerGap').length;
  }
  expect(gaps).toBeLessThanOrEqual(3);
});
