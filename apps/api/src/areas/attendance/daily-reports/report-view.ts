import { checkReport } from '@haisha/rules/daily-report/check-report';
import { needsLoadState, type ReportContent, type ReportFacts } from '@haisha/rules/daily-report/report-content';
import { summaryOf } from '@haisha/rules/daily-report/report-figures';
import { withinLimits } from '@haisha/rules/daily-report/report-limits';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DailyReport, DailyReportRow, ReportCorrection } from '@haisha/validation/daily-report';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dailyReportCorrections } from '../../../db/schema/attendance/daily-report-corrections.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readCorrectionsWait } from '../time-changes/corrections-wait.ts';
import { contentOfPlan } from './content-of-plan.ts';
import { type ReportedRun, readReportedRuns } from './read-reported-runs.ts';
import { readRunPlan } from './read-run-plan.ts';
import { contentOfStored } from './stored-content.ts';
import { withCrew } from './with-crew.ts';

const decider = alias(users, 'decider');

/** What a report of a run is checked against. */
export function factsOf({ facts: { grossWeightKg, maxLoadKg, ...facts }, run }: ReportedRun): ReportFacts {
  const plannedEndMinutes = minuteOf(run.end) - dayNumber(run.operationDate) * dayMinutes;
  return { ...facts, needsLoadState: needsLoadState({ grossWeightKg, maxLoadKg }), plannedEndMinutes };
}

/** What a list shows of a run and its report. */
export function rowOf(reported: ReportedRun): DailyReportRow {
  const { report, run } = reported;
  const findings = report ? checkReport(report.content, factsOf(reported)) : [];
  return {
    run,
    status: report?.status ?? 'none',
    version: report?.version ?? 0,
    summary: report && summaryOf(report.content),
    warnings: [...new Set(findings.filter(({ level }) => level === 'warning').map(({ rule }) => rule))],
    corrections: report?.corrections ?? 0,
    isCorrectionWaiting: report?.isCorrectionWaiting ?? false,
    isCorrectionOwn: report?.isCorrectionOwn ?? false,
    isSentBack: report?.status === 'draft' && report.sentBackReason !== null,
  };
}

/** Reads one run within scope; throws where there is none. */
export async function findReportedRun(db: Reader, runId: string, scope: RowScope): Promise<ReportedRun> {
  const [reported] = await readReportedRuns(db, scope, sql`a.id = ${runId}`);
  if (!reported) throw recordNotFound();
  return reported;
}

/** Reads the report of a run whole; a run without one begins with its plan, its stops and its punches. */
export async function readReport(db: Reader, runId: string, scope: RowScope): Promise<DailyReport> {
  const reported = await findReportedRun(db, runId, scope);
  const { report, run } = reported;
  return {
    run,
    facts: factsOf(reported),
    status: report?.status ?? 'none',
    version: report?.version ?? 0,
    content: await contentOf(db, reported),
    firstChanged: await firstChangedOf(db, reported),
    sentBackReason: report?.sentBackReason ?? null,
    submittedAt: report?.submittedAt ?? null,
    submittedByName: report?.submittedByName ?? null,
    approvedAt: report?.approvedAt ?? null,
    approvedByName: report?.approvedByName ?? null,
    correctionsWait: await readCorrectionsWait(db),
    corrections: report ? await readCorrections(db, report.id, scope.userId) : [],
  };
}

async function contentOf(db: Reader, reported: ReportedRun): Promise<ReportContent> {
  const { report, run } = reported;
  if (report) return report.status === 'draft' ? withCrew(report.content, run, report.driverId) : report.content;
  return await begunContentOf(db, reported);
}

async function begunContentOf(db: Reader, reported: ReportedRun): Promise<ReportContent> {
  const { facts, garage, run } = reported;
  const begun = contentOfPlan({ ...(await readRunPlan(db, run.id)), run, garage, facts });
  return withinLimits(begun, factsOf(reported).plannedEndMinutes);
}

/** Says so while a draft is of somebody who does not drive first any more: nobody hands in what another one drove. */
async function firstChangedOf(db: Reader, reported: ReportedRun): Promise<DailyReport['firstChanged']> {
  const { report, run } = reported;
  const writtenFor = report?.status === 'draft' ? report.driverId : null;
  const [first] = run.drivers;
  if (writtenFor === null || writtenFor === first?.id) return null;
  // Where the drivers only changed places, each keeps what was entered of them.
  if (report?.content.partners.some(({ driverId }) => driverId === first?.id)) return null;
  const [former] = await db
    .select({ name: drivers.name, nameEn: drivers.nameEn })
    .from(drivers)
    .where(eq(drivers.id, writtenFor));
  if (!former) return null;
  const { endMinutes, endPlace, startMinutes, startPlace } = await begunContentOf(db, reported);
  return { ...former, begun: { startPlace, startMinutes, endPlace, endMinutes } };
}

async function readCorrections(db: Reader, reportId: string, userId: string): Promise<ReportCorrection[]> {
  const { correctedBy, decidedBy: _, reportId: __, version: ___, ...columns } = getTableColumns(dailyReportCorrections);
  const corrections = await db
    .select({ ...columns, correctedBy, correctedByName: users.name, decidedByName: decider.name })
    .from(dailyReportCorrections)
    .leftJoin(users, eq(users.id, correctedBy))
    .leftJoin(decider, eq(decider.id, dailyReportCorrections.decidedBy))
    .where(eq(dailyReportCorrections.reportId, reportId))
    .orderBy(desc(dailyReportCorrections.correctedAt), desc(dailyReportCorrections.id));
  return corrections.map(({ after, before, correctedBy: by, ...correction }) => ({
    ...{ ...correction, before: contentOfStored(before), after: contentOfStored(after), isOwn: by === userId },
  }));
}
