import {
  type ReportCorrectionCommand,
  type ReportCorrectionTransition,
  reportCorrectionMachine,
  unmetGuardOf,
} from '@haisha/rules/states/report-correction';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { CorrectionRefusal, DailyReport } from '@haisha/validation/daily-report';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { dailyReportCorrections } from '../../../db/schema/attendance/daily-report-corrections.ts';
import { dailyReports } from '../../../db/schema/attendance/daily-reports.ts';
import { permissionDenied, recordInWrongState, recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { readReport } from './report-view.ts';
import { contentOfStored } from './stored-content.ts';
import { auditCorrection, readRequests, recordCorrection, tellAsker, tellDeciders } from './tell-of-correction.ts';
import { lockReportOf, takeStep } from './write-report.ts';

export type CorrectionCommand = Pick<CorrectionRefusal, 'correctionId'> & {
  command: ReportCorrectionCommand;
  text: string | null;
};

type Asked = typeof dailyReportCorrections.$inferSelect;

const refusals = {
  // What somebody else asked nobody takes back.
  asker: recordNotFound,
  secondPerson: permissionDenied,
  reason: () => validationFailed([{ path: 'reason', code: 'required' }]),
};

/**
 * Decides a correction that waits. What is approved counts in the same transaction; one that is decided refuses it with
 * `record.wrong_state`, and nobody decides what they asked themselves, nor takes back what somebody else asked.
 */
export async function decideCorrection(
  write: Write,
  runId: string,
  decision: CorrectionCommand,
  now: Date,
): Promise<DailyReport> {
  const { actor, tx } = write;
  const { command, text } = decision;
  await requireDecision(write, runId, decision);
  const reported = await lockReportOf(write, runId);
  const { asked, step } = await requireDecision(write, runId, decision);
  const decide = async (version: number | null) => {
    await tx
      .update(dailyReportCorrections)
      .set({ status: step.to, version, decidedAt: now.toISOString(), decidedBy: actor.userId, decisionText: text })
      .where(eq(dailyReportCorrections.id, asked.id));
  };
  const turn = { from: step.from, to: step.to, reason: text };
  if (command === 'approve') {
    const content = contentOfStored(asked.after);
    const keep = async (_: string, version: number) => await decide(version);
    await takeStep(write, reported, { command: 'correct', content, reason: asked.reason, keep });
    await auditCorrection(write, reported, turn);
  } else {
    await decide(null);
    await recordCorrection(write, reported, turn);
  }
  await readRequests(write, reported, asked.correctedAt);
  if (command === 'withdraw') await tellDeciders(write, reported, 'correctionWithdrawn');
  else await tellAsker(write, reported, { userId: asked.correctedBy, command });
  return await readReport(tx, runId, write.scope);
}

/** Refuses a decision that the correction does not allow as it stands. */
async function requireDecision(
  { actor, scope, tx }: Write,
  runId: string,
  { command, correctionId, text }: CorrectionCommand,
): Promise<{ asked: Asked; step: ReportCorrectionTransition }> {
  const [asked] = await tx
    .select(getTableColumns(dailyReportCorrections))
    .from(dailyReportCorrections)
    .innerJoin(dailyReports, eq(dailyReports.id, dailyReportCorrections.reportId))
    .where(and(eq(dailyReportCorrections.id, correctionId), eq(dailyReports.allocationId, runId)));
  if (!asked) throw recordNotFound();
  const step = transitionOf(reportCorrectionMachine, asked.status, command);
  if (!step) throw recordInWrongState(await readReport(tx, runId, scope));
  if (!scope.may(step.permission)) throw permissionDenied();
  const unmet = unmetGuardOf(step, { isOwn: asked.correctedBy === actor.userId, reason: text });
  if (unmet) throw refusals[unmet]();
  return { asked, step };
}
