import { addDays } from '@haisha/rules/calendar';
import {
  correctionDecisionSchema,
  correctionRefusalSchema,
  type DailyReport,
  type DailyReportDayQuery,
  dailyReportApprovalResultSchema,
  dailyReportApprovalSchema,
  dailyReportCorrectionSchema,
  dailyReportDayQuerySchema,
  dailyReportDaySchema,
  dailyReportInputSchema,
  dailyReportParamsSchema,
  dailyReportSchema,
  dailyReportSendBackSchema,
} from '@haisha/validation/daily-report';
import { problemSchema } from '@haisha/validation/problem';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { validationFailed } from '../../../http/errors.ts';
import type { Dependencies, Module } from '../../../module.ts';
import { type RowScope, rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { approveReports } from './approve-reports.ts';
import { correctReport } from './correct-report.ts';
import { type CorrectionCommand, decideCorrection } from './decide-correction.ts';
import { readReportedRuns } from './read-reported-runs.ts';
import { readReport, rowOf } from './report-view.ts';
import { sendBack, writeReport } from './write-report.ts';

const tags = ['dutyRecord'];
const one = { tags, params: dailyReportParamsSchema, response: { 200: dailyReportSchema, '4xx': problemSchema } };

/** So many days back somebody finds the own runs: one of 144 hours may be over on the seventh day, and has two more to be reported. */
const ownDays = 9;

/** Daily reports of runs (運転日報): a day of a centre, one report, and its commands. */
export const dailyReportRoutes: Module = (app, dependencies) => {
  const { clock, db } = dependencies;
  app.get(
    '/daily-reports',
    {
      config: { access: 'dutyRecord.read' },
      schema: {
        tags,
        querystring: dailyReportDayQuerySchema,
        response: { 200: dailyReportDaySchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'dutyRecord.read', clock);
      const runs = await readReportedRuns(db, scope, daysOf(request.query, scope));
      return { now: clock().toISOString(), rows: runs.map(rowOf) };
    },
  );

  app.get(
    '/daily-reports/:runId',
    { config: { access: 'dutyRecord.read' }, schema: one },
    async (request) => await readReport(db, request.params.runId, rowScopeOf(request, 'dutyRecord.read', clock)),
  );

  app.put(
    '/daily-reports/:runId',
    { config: { access: 'dutyRecord.update' }, schema: { ...one, body: dailyReportInputSchema } },
    async (request) =>
      await db.transaction((tx) =>
        writeReport(writeOf(request, 'dutyRecord.update', clock, tx), request.params.runId, request.body, clock()),
      ),
  );

  app.post(
    '/daily-reports/:runId/correction',
    { config: { access: 'dutyRecord.approve' }, schema: { ...one, body: dailyReportCorrectionSchema } },
    async (request) =>
      await db.transaction((tx) =>
        correctReport(writeOf(request, 'dutyRecord.approve', clock, tx), request.params.runId, request.body, clock()),
      ),
  );

  app.post(
    '/daily-reports/:runId/correction/approve',
    { config: { access: 'dutyRecord.approve' }, schema: { ...one, body: correctionDecisionSchema } },
    async (request) => await decide(dependencies, request, { ...request.body, command: 'approve', text: null }),
  );

  app.post(
    '/daily-reports/:runId/correction/refuse',
    { config: { access: 'dutyRecord.approve' }, schema: { ...one, body: correctionRefusalSchema } },
    async (request) => {
      const { correctionId, reason } = request.body;
      return await decide(dependencies, request, { correctionId, command: 'refuse', text: reason });
    },
  );

  app.post(
    '/daily-reports/:runId/correction/withdraw',
    { config: { access: 'dutyRecord.approve' }, schema: { ...one, body: correctionDecisionSchema } },
    async (request) => await decide(dependencies, request, { ...request.body, command: 'withdraw', text: null }),
  );

  app.post(
    '/daily-reports/:runId/send-back',
    { config: { access: 'dutyRecord.approve' }, schema: { ...one, body: dailyReportSendBackSchema } },
    async (request) =>
      await db.transaction((tx) =>
        sendBack(writeOf(request, 'dutyRecord.approve', clock, tx), request.params.runId, request.body),
      ),
  );

  app.post(
    '/daily-reports/approvals',
    {
      config: { access: 'dutyRecord.approve' },
      schema: {
        tags,
        body: dailyReportApprovalSchema,
        response: { 200: dailyReportApprovalResultSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) => approveReports(writeOf(request, 'dutyRecord.approve', clock, tx), request.body)),
  );
};

async function decide(
  { clock, db }: Dependencies,
  request: FastifyRequest<{ Params: { runId: string } }>,
  decision: CorrectionCommand,
): Promise<DailyReport> {
  return await db.transaction((tx) =>
    decideCorrection(writeOf(request, 'dutyRecord.approve', clock, tx), request.params.runId, decision, clock()),
  );
}

function daysOf({ date, departmentId }: DailyReportDayQuery, { rows }: RowScope): SQL {
  if (rows === 'own') return sql`a.operation_date between ${addDays(date, 1 - ownDays)}::date and ${date}::date`;
  if (departmentId === undefined) throw validationFailed([{ path: 'departmentId', code: 'required' }]);
  // Delivery companies keep the records of their drivers themselves; what they handed in is seen.
  return sql`a.operation_date = ${date} and a.department_id = ${departmentId}
    and (a.ownership = 'own' or r.id is not null)`;
}
