import { type ReportCorrectionCommand, reportCorrectionMachine } from '@haisha/rules/states/report-correction';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { CorrectionRefusal, DailyReport } from '@haisha/validation/daily-report';
import { and, eq } from 'drizzle-orm';
import { dailyReportCorrections } from '../../../db/schema/attendance/daily-report-corrections.ts';
import { permissionDenied, recordInWrongState, recordNotFound } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { readReport } from './report-view.ts';
import { contentOfStored } from './stored-content.ts';
import { recordCorrection, tellAsker, tellDeciders } from './tell-of-correction.ts';
import { lockReportOf, takeStep } from './write-report.ts';

export type CorrectionCommand = Pick<CorrectionRefusal, 'correctionId'> & {
  command: ReportCorrectionCommand;
  text: string | null;
};

/**
 * Decides a correction that waits. What is approved counts in the same transaction; one that is decided refuses it with
 * `record.wrong_state`, and nobody approves what they asked themselves, nor takes back what somebody else asked.
 */
export async function decideCorrection(
  write: Write,
  runId: string,
  { command, correctionId, text }: CorrectionCommand,
  now: Date,
): Promise<DailyReport> {
  const { actor, tx } = write;
  const reported = await lockReportOf(write, runId);
  const ofReport = eq(dailyReportCorrections.reportId, reported.report?.id ?? correctionId);
  const [asked] = await tx
    .select()
    .from(dailyReportCorrections)
    .where(and(eq(dailyReportCorrections.id, correctionId), ofReport));
  const isOwn = asked?.correctedBy === actor.userId;
  if (!asked || (command === 'withdraw' && !isOwn)) throw recordNotFound();
  const step = transitionOf(reportCorrectionMachine, asked.status, command);
  if (!step) throw recordInWrongState(await readReport(tx, runId, write.scope));
  if (step.guard === 'secondPerson' && isOwn) throw permissionDenied();
  const decide = async (version: number | null) => {
    await tx
      .update(dailyReportCorrections)
      .set({ status: step.to, version, decidedAt: now.toISOString(), decidedBy: actor.userId, decisionText: text })
      .where(eq(dailyReportCorrections.id, asked.id));
  };
  if (command === 'approve') {
    const content = contentOfStored(asked.after);
    const keep = async (_: string, version: number) => await decide(version);
    await takeStep(write, reported, { command: 'correct', content, reason: asked.reason, keep });
  } else {
    await decide(null);
    await recordCorrection(write, reported, { from: 'requested', to: step.to, reason: text });
  }
  if (command === 'withdraw') await tellDeciders(write, reported, 'correctionWithdrawn');
  else await tellAsker(write, reported, { userId: asked.correctedBy, command });
  return await readReport(tx, runId, write.scope);
}
