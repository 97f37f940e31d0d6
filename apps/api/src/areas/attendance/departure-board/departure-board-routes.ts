import { departureBoardQuerySchema, departureBoardSchema } from '@haisha/validation/departure-board';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readDepartureRows } from './read-departure-rows.ts';

/** The morning board: who is due, there, called and gone. */
export const departureBoardRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/departure-board',
    {
      config: { access: 'departureBoard.read' },
      schema: {
        tags: ['departureBoard'],
        querystring: departureBoardQuerySchema,
        response: { 200: departureBoardSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'departureBoard.read', clock);
      return { now: clock().toISOString(), rows: await readDepartureRows(db, request.query, scope) };
    },
  );
};
