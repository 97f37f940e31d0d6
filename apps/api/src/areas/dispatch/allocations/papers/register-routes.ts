import { Readable } from 'node:stream';
import { registerQuerySchema } from '@haisha/validation/allocation';
import { problemSchema } from '@haisha/validation/problem';
import { isNull, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { departments } from '../../../../db/schema/masters/departments.ts';
import type { Module } from '../../../../module.ts';
import { csv } from '../../../../services/exports/file/csv.ts';
import { disposition } from '../../../../services/files/send-file.ts';
import { paperText } from '../../../../services/papers/paper-text.ts';
import { sendPaper } from '../../../../services/papers/send-paper.ts';
import { rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { readRegister } from './read-register.ts';
import { registerColumns, transportRegister } from './transport-register.ts';

/** The register of actual carriers of some days, as a paper or as a file for a spreadsheet. */
export const registerRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/allocations/transport-register',
    {
      config: { access: 'allocation.read' },
      schema: { tags: ['allocation'], querystring: registerQuerySchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { query } = request;
      const text = paperText(query.locale);
      const entries = await readRegister(db, query, rowScopeOf(request, 'allocation.read', clock));
      const [issuer] = await db
        .select({ name: sql<string>`coalesce(${departments.issuerName}, ${departments.name})` })
        .from(departments)
        .where(isNull(departments.parentId))
        .orderBy(departments.sortOrder, departments.code)
        .limit(1);
      const document = transportRegister(entries, query, issuer?.name ?? '', text);
      const plainName = `transport-register-${query.from}-${query.to}`;
      if (query.format === 'pdf') return sendPaper(reply, document, plainName);
      const lines = csv(registerColumns(text), Readable.from([entries]), { withMark: true });
      // The contract describes what is JSON; this is a file.
      return (reply as FastifyReply)
        .headers({
          'cache-control': 'no-store',
          'content-disposition': disposition('attachment', `${document.title}.csv`, `${plainName}.csv`),
        })
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines, { objectMode: false }));
    },
  );
};
