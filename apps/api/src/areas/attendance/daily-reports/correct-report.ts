import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { DailyReport, DailyReportCorrection } from '@haisha/validation/daily-report';
import { type SQL, sql } from 'drizzle-orm';
import { dailyReportCorrections } from '../../../db/schema/attendance/daily-report-corrections.ts';
import { recordInWrongState } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { readCorrectionsWait } from '../time-changes/corrections-wait.ts';
import type { ReportedRun } from './read-reported-runs.ts';
import { readReport } from './report-view.ts';
import { recordCorrection, tellDeciders } from './tell-of-correction.ts';
import { endsOf, lockReport, requireOver, requireStep, takeStep } from './write-report.ts';

/**
 * Changes what was approved, with the reason: before and after are kept. Where the company wants a second person the report stays
 * as it is until somebody else decides; one correction waits at a time.
 */
export async function correctReport(
  write: Write,
  runId: string,
  { content, reason, version }: DailyReportCorrection,
  now: Date,
): Promise<DailyReport> {
  const reported = await lockReport(write, runId, version);
  if (reported.report?.isCorrectionWaiting) throw recordInWrongState(await readReport(write.tx, runId, write.scope));
  // Ends that stand were over when the report was handed in.
  if (endsOf(content) !== (reported.report && endsOf(reported.report.content))) requireOver(reported, content, now);
  if (await readCorrectionsWait(write.tx)) await ask(write, reported, { content, reason });
  else {
    const keep = async (reportId: string, after: number) =>
      await insert(write, reportId, { content, reason, version: after, status: 'applied' });
    await takeStep(write, reported, { command: 'correct', content, reason, keep });
  }
  return await readReport(write.tx, runId, write.scope);
}

type Asked = { content: ReportContent; reason: string };

/** It is refused as if it were made, so that nobody waits for what cannot be. */
async function ask(write: Write, reported: ReportedRun, { content, reason }: Asked): Promise<void> {
  await requireStep(write, reported, { command: 'correct', content });
  if (!reported.report) return;
  await insert(write, reported.report.id, { content, reason, version: null, status: 'requested' });
  await recordCorrection(write, reported, { from: null, to: 'requested', reason });
  await tellDeciders(write, reported, 'correctionRequested');
}

type Inserted = Asked & { version: number | null; status: 'requested' | 'applied' };

async function insert({ actor, tx }: Write, reportId: string, { content, ...given }: Inserted): Promise<void> {
  await tx.insert(dailyReportCorrections).values({
    ...{ ...given, reportId, before: storedContentOf(reportId), after: content },
    correctedBy: actor.userId,
  });
}

/** To the letter, as the database compares it. */
function storedContentOf(reportId: string): SQL<ReportContent> {
  return sql`(select content from daily_reports where id = ${reportId})`;
}
