import { checkReport } from '@haisha/rules/daily-report/check-report';
import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { ReportFinding } from '@haisha/rules/daily-report/report-finding';
import { strangePartners } from '@haisha/rules/daily-report/strange-partners';
import { type DailyReportCommand, dailyReportState } from '@haisha/rules/states/daily-report-state';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { DailyReport, DailyReportInput, DailyReportSendBack } from '@haisha/validation/daily-report';
import { eq, sql } from 'drizzle-orm';
import { dailyReports } from '../../../db/schema/attendance/daily-reports.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { permissionDenied, recordInWrongState, validationFailed, versionConflict } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { moveReportedRun } from './move-reported-run.ts';
import type { ReportedRun } from './read-reported-runs.ts';
import { factsOf, findReportedRun, readReport } from './report-view.ts';

type Step = { command: DailyReportCommand; content?: ReportContent; reason?: string | null };

/** Clocks of offices differ a little; a run that ends further ahead is not over. */
const aheadMs = 5 * 60_000;

/** Writes the report of a run as it was asked for; `approve` hands it in first. Throws what is wrong with it. */
export async function writeReport(
  write: Write,
  runId: string,
  { command, content, version }: DailyReportInput,
  now: Date,
): Promise<DailyReport> {
  const reported = await lockReport(write, runId, version);
  if (command !== 'save') requireOver(reported, content, now);
  const isBoth = command === 'approve';
  await takeStep(write, reported, { command: isBoth ? 'submit' : command, content });
  if (isBoth) await takeStep(write, await findReportedRun(write.tx, runId, write.scope), { command });
  return await readReport(write.tx, runId, write.scope);
}

/** Gives a report back to whoever wrote it, with the reason. */
export async function sendBack(write: Write, runId: string, given: DailyReportSendBack): Promise<DailyReport> {
  const reported = await lockReport(write, runId, given.version);
  await takeStep(write, reported, { command: 'sendBack', reason: given.reason });
  return await readReport(write.tx, runId, write.scope);
}

/** Approves a report as it stands. */
export async function approveReport(write: Write, runId: string, version: number): Promise<void> {
  const reported = await lockReport(write, runId, version);
  await takeStep(write, reported, { command: 'approve' });
}

/** Locks the run, so that nobody else writes its report meanwhile. */
export async function lockReportOf({ scope, tx }: Write, runId: string): Promise<ReportedRun> {
  await findReportedRun(tx, runId, scope);
  await tx.select({ id: allocations.id }).from(allocations).where(eq(allocations.id, runId)).for('no key update');
  return await findReportedRun(tx, runId, scope);
}

/** Locks the run and refuses what somebody has not seen. */
export async function lockReport(write: Write, runId: string, version: number): Promise<ReportedRun> {
  const reported = await lockReportOf(write, runId);
  if ((reported.report?.version ?? 0) !== version) {
    throw versionConflict(await readReport(write.tx, runId, write.scope));
  }
  return reported;
}

export function endsOf({ endMinutes, partners }: ReportContent): string {
  return [endMinutes, ...partners.map((one) => one.endMinutes)].join();
}

export function requireOver({ run }: ReportedRun, { endMinutes, partners }: ReportContent, now: Date): void {
  const midnight = Date.parse(`${run.operationDate}T00:00:00+09:00`);
  const ends = [{ path: 'content.endMinutes', end: endMinutes }].concat(
    partners.map((one, index) => ({ path: `content.partners.${index}.endMinutes`, end: one.endMinutes })),
  );
  const ahead = ends.filter(({ end }) => end !== null && midnight + end * 60_000 > now.getTime() + aheadMs);
  if (ahead.length > 0) throw validationFailed(ahead.map(({ path }) => ({ path, code: 'notAhead' })));
}

/** Until a report is handed in, its rows are those of the drivers of the run; after that those of who left it stay as well. */
function requireCrew(reported: ReportedRun, { partners, pauses }: ReportContent, command: DailyReportCommand): void {
  const { report, run } = reported;
  const crew = run.drivers.slice(1).map(({ id }) => id);
  const known = isOpen(reported) ? crew : [...crew, ...(report?.content.partners ?? []).map(idOf)];
  const ids = partners.map(idOf);
  const strange = [
    ...strangePartners({ partners }, known).map((index) => `content.partners.${index}.driverId`),
    ...pauses.flatMap(({ driverId }, index) =>
      driverId === null || ids.includes(driverId) ? [] : [`content.pauses.${index}.driverId`],
    ),
  ];
  if (strange.length > 0) throw validationFailed(strange.map((path) => ({ path, code: 'invalid' })));
  if (isOpen(reported) && command === 'submit' && crew.some((id) => !ids.includes(id))) {
    throw incomplete([{ path: 'partners', rule: 'partner' }]);
  }
}

function isOpen({ report }: ReportedRun): boolean {
  return report === null || report.status === 'draft';
}

function idOf({ driverId }: { driverId: string }): string {
  return driverId;
}

/** Moves a report by a command as far as it may, and keeps how: `keep` stores what a correction changes beside it. */
export async function takeStep(
  write: Write,
  reported: ReportedRun,
  { command, keep, reason = null, ...given }: Step & { keep?: (reportId: string, version: number) => Promise<void> },
): Promise<void> {
  const { report, run } = reported;
  const { content, status } = await requireStep(write, reported, { command, ...given });
  const version = (report?.version ?? 0) + 1;
  if (report) await keep?.(report.id, version);
  const id = await store(write, reported, { command, content, reason, version, status });
  await moveReportedRun(write, run, command, content);
  await record(write, reported, { id, command, content, reason, status, version });
}

/** Refuses what the report does not allow, with what is wrong; answers what it would say and be then. */
export async function requireStep(
  write: Write,
  reported: ReportedRun,
  { command, ...given }: Step,
): Promise<Pick<Stored, 'content' | 'status'>> {
  const { report, run } = reported;
  const line = transitionOf(dailyReportState, report?.status ?? 'none', command);
  if (!line) throw recordInWrongState(await readReport(write.tx, run.id, write.scope));
  if (!line.permissions.some(write.scope.may)) throw permissionDenied();
  const content = given.content ?? report?.content;
  if (!content) throw new Error('a report without content');
  if (given.content) requireCrew(reported, given.content, command);
  if (line.guards.includes('complete')) requireComplete(content, reported);
  return { content, status: line.to };
}

function requireComplete(content: ReportContent, reported: ReportedRun): void {
  const errors = checkReport(content, factsOf(reported)).filter(({ level }) => level === 'error');
  if (errors.length > 0) throw incomplete(errors);
}

function incomplete(findings: readonly Pick<ReportFinding, 'path' | 'rule'>[]) {
  return validationFailed(findings.map(({ path, rule }) => ({ path: `content.${path}`, code: `dailyReport.${rule}` })));
}

type Stored = {
  command: DailyReportCommand;
  content: ReportContent;
  reason: string | null;
  status: (typeof dailyReportState)[number]['to'];
  version: number;
};

async function store({ actor, tx }: Write, reported: ReportedRun, given: Stored): Promise<string> {
  const { report, run, vehicleId } = reported;
  const { command, content, reason, version } = given;
  const now = sql`now()`;
  const values = {
    ...{ content, version, updatedAt: now, status: given.status as 'draft' | 'submitted' | 'approved' },
    ...(isOpen(reported) && { driverId: run.drivers[0]?.id ?? null }),
    ...(command === 'submit' && { submittedAt: now, submittedBy: actor.userId, sentBackReason: null }),
    ...(command === 'approve' && { approvedAt: now, approvedBy: actor.userId }),
    ...(command === 'sendBack' && { sentBackReason: reason }),
  };
  if (report) {
    await tx.update(dailyReports).set(values).where(eq(dailyReports.id, report.id));
    return report.id;
  }
  const ofRun = { allocationId: run.id, vehicleId, departmentId: run.departmentId, workDate: run.operationDate };
  const [row] = await tx
    .insert(dailyReports)
    .values({ ...values, ...ofRun })
    .returning({ id: dailyReports.id });
  if (!row) throw new Error('no report was made');
  return row.id;
}

async function record(
  { actor, requestId, tx }: Write,
  { report, run }: ReportedRun,
  { command, content, id, reason, status, version }: Stored & { id: string },
): Promise<void> {
  const departmentIds = [run.departmentId];
  const action = report === null ? 'create' : command === 'save' || command === 'correct' ? 'update' : 'changeStatus';
  const told = (of: ReportContent) => ({ odometerStartKm: of.odometerStartKm, odometerEndKm: of.odometerEndKm });
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds, action, entity: 'dutyRecord', entityId: id, label: run.number },
    before: report && { status: report.status, version: report.version, ...told(report.content) },
    after: { status, version, ...told(content), ...(reason !== null && { reason }) },
  });
  const change = action === 'create' ? 'create' : 'update';
  announceChange(tx, { entity: 'dutyRecord', id: run.id, version, action: change, departmentIds });
}
