import { dueCountsSchema } from '@haisha/validation/due';
import type { DueFilter } from '@haisha/validation/due-choices';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { Dependencies } from '../../../module.ts';
import type { EntityName } from '../../../services/records/entity-name.ts';
import { type RowScope, rowScopeOf } from '../../../services/records/read/row-scope.ts';

export type DueCountsOf<Query> = {
  /** Below /api, such as `/vehicles`. */
  path: string;
  contract: { name: EntityName; listQuery: z.ZodType<Query> };
  /** The query of the list, narrowed to what is due. */
  narrowed: (query: Query, due: DueFilter) => Query;
  count: (db: Database, query: Query, scope: RowScope) => Promise<number>;
};

/** Counts the rows of a list of which something is past its day or due soon, for whoever may read the list. */
export function dueCountsRoute<Query>(
  app: FastifyInstance,
  { db, clock }: Dependencies,
  { path, contract: { name, listQuery }, narrowed, count }: DueCountsOf<Query>,
): void {
  app.get(
    `${path}/due-counts`,
    {
      config: { access: `${name}.read` },
      schema: { tags: [name], querystring: listQuery, response: { 200: dueCountsSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const scope = rowScopeOf(request, `${name}.read`, clock);
      const counted = (due: DueFilter) => count(db, narrowed(request.query as Query, due), scope);
      const [expired, within30] = await Promise.all([counted('expired'), counted('within30')]);
      return { expired, within30 };
    },
  );
}
