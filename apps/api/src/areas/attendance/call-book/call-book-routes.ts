import {
  callBookCountsSchema,
  callBookFilterSchema,
  callBookPageSchema,
  callBookQuerySchema,
  callOfficersSchema,
  printedCallBookQuerySchema,
} from '@haisha/validation/call-book';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { paperText } from '../../../services/papers/paper-text.ts';
import { sendPaper } from '../../../services/papers/send-paper.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { callOfficers, countCallBook } from './count-call-book.ts';
import { listCallBook } from './list-call-book.ts';
import { printCallBook } from './print-call-book.ts';
import { readPrintedBook } from './read-printed-book.ts';

const tags = ['rollCall'];
const config = { access: 'rollCall.read' } as const;

/** The call book (点呼記録簿): roll calls and departures without one, searched and printed. */
export const callBookRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/roll-calls',
    {
      config,
      schema: { tags, querystring: callBookQuerySchema, response: { 200: callBookPageSchema, '4xx': problemSchema } },
    },
    async (request) => await listCallBook(db, request.query, rowScopeOf(request, 'rollCall.read', clock)),
  );

  app.get(
    '/roll-calls/counts',
    {
      config,
      schema: {
        tags,
        querystring: callBookFilterSchema,
        response: { 200: callBookCountsSchema, '4xx': problemSchema },
      },
    },
    async (request) => await countCallBook(db, request.query, rowScopeOf(request, 'rollCall.read', clock)),
  );

  app.get(
    '/roll-calls/officers',
    { config, schema: { tags, response: { 200: callOfficersSchema, '4xx': problemSchema } } },
    async (request) => ({ items: await callOfficers(db, rowScopeOf(request, 'rollCall.read', clock)) }),
  );

  app.get(
    '/roll-calls/book',
    { config, schema: { tags, querystring: printedCallBookQuerySchema, response: { '4xx': problemSchema } } },
    async (request, reply) => {
      const { query } = request;
      const book = await readPrintedBook(db, query, rowScopeOf(request, 'rollCall.read', clock));
      const document = printCallBook(book, query, paperText(query.locale));
      return sendPaper(reply, document, `roll-calls-${query.from}-${query.to}`);
    },
  );
};
