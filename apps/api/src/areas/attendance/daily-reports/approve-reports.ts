import type { DailyReportApproval, DailyReportApprovalResult } from '@haisha/validation/daily-report';
import { ProblemError } from '../../../http/errors.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { approveReport } from './write-report.ts';

type Outcome = DailyReportApprovalResult['outcomes'][number]['outcome'];

const outcomeOf: Readonly<Record<string, Outcome>> = {
  'version.conflict': 'changed',
  'record.not_found': 'changed',
  'record.wrong_state': 'wrongState',
  'validation.failed': 'incomplete',
};

/** Approves several reports; each is approved or not by itself. Always in the order of the ids, so that nobody waits in a circle. */
export async function approveReports(
  write: Write,
  { reports }: DailyReportApproval,
): Promise<DailyReportApprovalResult> {
  const outcomes = new Map<string, Outcome>();
  for (const { runId, version } of reports.toSorted((a, b) => (a.runId < b.runId ? -1 : 1))) {
    try {
      await approveReport(write, runId, version);
      outcomes.set(runId, 'approved');
    } catch (error) {
      const outcome = error instanceof ProblemError ? outcomeOf[error.code] : undefined;
      if (!outcome) throw error;
      outcomes.set(runId, outcome);
    }
  }
  return { outcomes: reports.map(({ runId }) => ({ runId, outcome: outcomes.get(runId) ?? 'changed' })) };
}
