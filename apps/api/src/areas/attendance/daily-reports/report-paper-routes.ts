import { renderDocument } from '@haisha/documents/render-document';
import { paperQuerySchema } from '@haisha/validation/allocation';
import { dailyReportParamsSchema } from '@haisha/validation/daily-report';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyReply } from 'fastify';
import type { Module } from '../../../module.ts';
import { disposition } from '../../../services/files/send-file.ts';
import { paperText } from '../../../services/papers/paper-text.ts';
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
      const plainName = `daily-report-${report.run.number}.pdf`;
      // The contract describes what is JSON; this is a file.
      return (reply as FastifyReply)
        .headers({
          'cache-control': 'no-store',
          'content-disposition': disposition('inline', `${document.title}.pdf`, plainName),
        })
        .type('application/pdf')
        .send(renderDocument(document));
    },
  );
};
