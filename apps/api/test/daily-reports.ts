import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import { sql } from 'drizzle-orm';
import { dailyReportCorrections } from '../src/db/schema/attendance/daily-report-corrections.ts';
import { dailyReports } from '../src/db/schema/attendance/daily-reports.ts';
import { runDay } from './allocations.ts';
import type { TestApp } from './build-test-app.ts';
import type { RunRows } from './run-rows.ts';

/** A report in which nothing was entered yet. */
export const emptyReport: ReportContent = {
  ...{ startPlace: null, startMinutes: null, endPlace: null, endMinutes: null },
  ...{ drivingMinutes: null, partners: [] },
  ...{ odometerStartKm: null, odometerEndKm: null, stops: [], isWorkInContract: false, pauses: [], reliefs: [] },
  ...{ fuelLitres: null, tollYen: null, expenseYen: null, expenseText: null, unusual: [] },
  ...{ instruction: null, note: null },
};

/** One in which nothing is missing. */
export const wholeReport: ReportContent = {
  ...emptyReport,
  ...{ startPlace: '岩槻センター', startMinutes: 480, endPlace: '岩槻センター', endMinutes: 720 },
  ...{ odometerStartKm: 1000, odometerEndKm: 1080 },
};

/** A correction that waits for a second person. */
export const correctionId = '5c000000-0000-4000-8000-000000000001';

/** What each command finds; the others find no report. */
const needed: Record<string, 'submitted' | 'approved'> = {
  'send-back': 'submitted',
  correction: 'approved',
  'correction/approve': 'approved',
  'correction/refuse': 'approved',
  'correction/withdraw': 'approved',
};

/** The report of the first run as a command needs it: the database keeps reports, but a test empties their table. */
export async function reviveReport(
  { db }: Pick<TestApp, 'db'>,
  { departmentId, run }: Pick<RunRows, 'departmentId' | 'run'>,
  { name }: { name: string },
): Promise<void> {
  // To empty a table makes new files, also where there is nothing to empty.
  await db.execute(sql`do $$ begin
    if exists (select from daily_reports) then truncate daily_reports cascade; end if;
  end $$`);
  const command = name.split('/').slice(4).join('/');
  const status = needed[command];
  if (!status) return;
  const at = `${runDay}T04:00:00.000Z`;
  const [report] = await db
    .insert(dailyReports)
    .values({
      ...{ allocationId: run.id, departmentId, workDate: runDay, status, content: wholeReport, submittedAt: at },
      approvedAt: status === 'approved' ? at : null,
    })
    .returning({ id: dailyReports.id });
  if (!command.startsWith('correction/')) return;
  await db.insert(dailyReportCorrections).values({
    ...{ id: correctionId, reportId: report?.id ?? '', before: wholeReport, after: { ...wholeReport, tollYen: 500 } },
    ...{ version: null, status: 'requested', reason: '領収書が後から出た' },
  });
}
