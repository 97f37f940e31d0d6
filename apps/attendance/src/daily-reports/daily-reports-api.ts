import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type {
  CorrectionDecision,
  CorrectionRefusal,
  DailyReport,
  DailyReportApproval,
  DailyReportApprovalResult,
  DailyReportCorrection,
  DailyReportDay,
  DailyReportDayQuery,
  DailyReportInput,
  DailyReportSendBack,
} from '@haisha/validation/daily-report';

const path = '/daily-reports';
const meta = { entity: 'dutyRecord', shows: ['allocation'] };

/** What a change of which reports depend on is called. */
export const reportEntities = [meta.entity, ...meta.shows];

/** The runs of a day with their reports; without a centre the own ones of a week. */
export function reportsOfDay(query: DailyReportDayQuery) {
  return queryOptions({
    queryKey: [path, 'day', query],
    queryFn: ({ signal }) => http().get<DailyReportDay>(path, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** The report of a run, or what it begins with. */
export function reportOfRun(runId: string) {
  return queryOptions({
    queryKey: [path, 'run', runId],
    queryFn: ({ signal }) => http().get<DailyReport>(`${path}/${runId}`, { signal }),
    retry: false,
    meta,
  });
}

type Command =
  | ({ kind: 'write'; runId: string } & DailyReportInput)
  | ({ kind: 'correction'; runId: string } & DailyReportCorrection)
  | ({ kind: 'correction/approve' | 'correction/withdraw'; runId: string } & CorrectionDecision)
  | ({ kind: 'correction/refuse'; runId: string } & CorrectionRefusal)
  | ({ kind: 'send-back'; runId: string } & DailyReportSendBack);

/** Writes a report, corrects it, decides a correction that waits, or sends it back; the answer takes the place of what was read. */
export function commandReport() {
  return mutationOptions({
    mutationKey: [path, 'command'],
    mutationFn: async ({ kind, runId, ...body }: Command, { client }) => {
      const answer =
        kind === 'write'
          ? await http().put<DailyReport>(`${path}/${runId}`, body)
          : await http().post<DailyReport>(`${path}/${runId}/${kind}`, body);
      client.setQueryData(reportOfRun(runId).queryKey, answer);
      void client.invalidateQueries({ queryKey: [path, 'day'] });
      return answer;
    },
  });
}

/** Approves several reports as they were seen. */
export function approveReports() {
  return mutationOptions({
    mutationKey: [path, 'approvals'],
    mutationFn: async (input: DailyReportApproval, { client }) => {
      const answer = await http().post<DailyReportApprovalResult>(`${path}/approvals`, input);
      await client.invalidateQueries({ queryKey: [path] });
      return answer;
    },
  });
}
