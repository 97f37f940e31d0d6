import { renderDocument } from '@haisha/documents/render-document';
import { problemSchema } from '@haisha/validation/problem';
import { rollCallBookQuerySchema, rollCallInputSchema, rollCallSchema } from '@haisha/validation/roll-call';
import type { FastifyReply } from 'fastify';
import type { Module } from '../../../module.ts';
import { disposition } from '../../../services/files/send-file.ts';
import { paperText } from '../../../services/papers/paper-text.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { callBook } from './call-book.ts';
import { holdRollCall } from './hold-roll-call.ts';
import { readCallBook } from './read-call-book.ts';

const tags = ['rollCall'];

/** Roll calls before, in the middle of and after duty, and the book of them. */
export const rollCallRoutes: Module = (app, { clock, db }) => {
  app.post(
    '/roll-calls',
    {
      config: { access: 'rollCall.create' },
      schema: { tags, body: rollCallInputSchema, response: { 200: rollCallSchema, '4xx': problemSchema } },
    },
    async (request) =>
      await db.transaction((tx) => holdRollCall(writeOf(request, 'rollCall.create', clock, tx), request.body, clock())),
  );

  app.get(
    '/roll-calls/book',
    {
      config: { access: 'rollCall.read' },
      schema: { tags, querystring: rollCallBookQuerySchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { query } = request;
      const book = await readCallBook(db, query, rowScopeOf(request, 'rollCall.read', clock));
      const document = callBook(book, query, paperText(query.locale));
      const plainName = `roll-calls-${query.from}-${query.to}.pdf`;
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
