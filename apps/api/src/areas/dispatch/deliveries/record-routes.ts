import { deliveryContract, deliveryListQuerySchema, deliveryTotalsSchema } from '@haisha/validation/delivery';
import { deliverySettable } from '@haisha/validation/delivery-choices';
import { batchAnswerSchema, batchSchema } from '@haisha/validation/delivery-command';
import { problemSchema } from '@haisha/validation/problem';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { createBatch } from './create-batch.ts';
import { totalDeliveries } from './delivery-list.ts';
import { deliveryRepository } from './delivery-repository.ts';

const tags = ['delivery'];

/** What every entity has, the totals of a list, and many deliveries at once. */
export const recordRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.constraintFields.set('deliveries_slip_number_key', 'slipNumber');

  app.get(
    '/deliveries/totals',
    {
      config: { access: 'delivery.read' },
      schema: {
        tags,
        querystring: deliveryListQuerySchema,
        response: { 200: deliveryTotalsSchema, '4xx': problemSchema },
      },
    },
    async (request) => await totalDeliveries(db, request.query, rowScopeOf(request, 'delivery.read', clock)),
  );

  app.post(
    '/deliveries/batch',
    {
      config: { access: 'delivery.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: batchSchema,
        response: { 201: batchAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { lines } = request.body;
      const items = await runOnce(db, request, (tx) =>
        createBatch(writeOf(request, 'delivery.create', clock, tx), lines),
      );
      return reply.code(201).send({ items });
    },
  );

  crudRoutes(app, dependencies, {
    path: '/deliveries',
    contract: deliveryContract,
    repository: deliveryRepository,
    settable: deliverySettable,
  });
};
