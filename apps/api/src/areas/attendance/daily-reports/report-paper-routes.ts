import { paperQuerySchema } from '@haisha/validation/allocation';
import { dailyReportParamsSchema } from '@haisha/validation/daily-report';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { paperText } from '../../../services/papers/paper-text.ts';
import { sendPaper } from '../../../services/papers/send-paper.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { reportPaper } from './report-paper.ts';
import { readReport } from './report-view.ts';

/** The record of duty (業務の記録) of a run as a paper. */
export const reportPaperRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/daily-reports/:runId/paper',
    {
      config: { access: 'dutyRecord.read' },
      schema: {
        tags: ['dutyRecord'],
        params: dailyReportParamsSchema,
        querystring: paperQuerySchema,
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const report = await readReport(db, request.params.runId, rowScopeOf(request, 'dutyRecord.read', clock));
      const document = reportPaper(report, paperText(request.query.locale));
      return sendPaper(reply, document, `daily-report-${report.run.number}`);
    },
  );
};
