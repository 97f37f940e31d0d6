import { findQuerySchema, foundSchema, namedQuerySchema } from '@haisha/validation/find';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../module.ts';
import { rowScopeOf } from '../records/read/row-scope.ts';
import type { Searched } from './best-matches.ts';
import { findRecords, nameRecords } from './find-records.ts';
import type { Findable, Finder } from './finder.ts';

const tags = ['find'];
const response = { 200: foundSchema, '4xx': problemSchema };

/** One search through the records of all kinds that the user may read. */
export function findRoutes({ finders }: Findable): Module {
  return (app, { db, clock }) => {
    function readable(request: FastifyRequest): Searched[] {
      const permissionOf = ({ kind }: Finder) => `${kind}.read` as const;
      return finders
        .filter((finder) => request.actor.scopeOf(permissionOf(finder)) !== undefined)
        .map((finder) => ({ finder, scope: rowScopeOf(request, permissionOf(finder), clock) }));
    }

    app.get(
      '/find',
      { config: { access: 'session' }, schema: { tags, querystring: findQuerySchema, response } },
      async (request) => ({ items: await findRecords(db, readable(request), request.query) }),
    );

    app.get(
      '/find/named',
      { config: { access: 'session' }, schema: { tags, querystring: namedQuerySchema, response } },
      async (request) => ({ items: await nameRecords(db, readable(request), request.query.record) }),
    );
  };
}
