import { destinationContract } from '@haisha/validation/destination';
import { destinationSettable } from '@haisha/validation/destination-choices';
import { problemSchema } from '@haisha/validation/problem';
import { similarDestinationsQuerySchema, similarDestinationsSchema } from '@haisha/validation/similar-destination';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { destinationRepository } from './destination-repository.ts';
import { findSimilarDestinations } from './similar-destinations.ts';

export const destinationRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.constraintFields.set('destinations_code_key', 'code');
  app.constraintFields.set('destinations_store_code_key', 'storeCode');
  crudRoutes(app, dependencies, {
    path: '/destinations',
    contract: destinationContract,
    repository: destinationRepository,
    settable: destinationSettable,
  });

  app.get(
    '/destinations/similar',
    {
      config: { access: 'destination.read' },
      schema: {
        tags: ['destination'],
        querystring: similarDestinationsQuerySchema,
        response: { 200: similarDestinationsSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'destination.read', clock);
      return { items: await findSimilarDestinations(db, request.query, scope) };
    },
  );
};
