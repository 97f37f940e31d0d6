import { type EntityFields, pageOf } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { sessionRequired } from '../../../http/errors.ts';
import { takesGzip } from '../../../http/takes-gzip.ts';
import type { Dependencies } from '../../../module.ts';
import type { EntityName } from '../entity-name.ts';
import type { ListPage } from '../read/list-page.ts';
import { createPageAnswers } from '../read/page-answers.ts';
import { type RowScope, rowScopeOf } from '../read/row-scope.ts';

/** What a list needs to know of an entity. */
type ListedEntity<Row extends EntityFields, Query> = {
  path: string;
  contract: { name: EntityName; output: z.ZodType<Row>; listQuery: z.ZodType<Query> };
  repository: { list: (db: Database, query: Query, scope: RowScope) => ListPage<Row> };
};

/**
 * The list of an entity. Its JSON comes from the database and leaves as it is, past the contract: that it fits is held
 * by `src/listed-rows.test.ts`, for every list.
 */
export function listRoute<Row extends EntityFields, Query>(
  app: FastifyInstance,
  { db, clock }: Dependencies,
  { path, contract, repository }: ListedEntity<Row, Query>,
): void {
  const { name, output, listQuery } = contract;
  const pages = createPageAnswers(db, name);

  app.get(
    path,
    {
      config: { access: `${name}.read` },
      schema: { tags: [name], querystring: listQuery, response: { 200: pageOf(output), '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { session } = request;
      if (!session) throw sessionRequired();
      const scope = rowScopeOf(request, `${name}.read`, clock);
      // What a scope may read follows from the roles.
      const question = JSON.stringify([request.query, scope, session.actor.roles]);
      const make = () => repository.list(db, request.query as Query, scope);
      const { bytes, isZipped } = await pages.answer(question, make, session.snapshot, takesGzip(request));
      void reply.type('application/json; charset=utf-8');
      if (isZipped) void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
      return reply.send(bytes);
    },
  );
}
