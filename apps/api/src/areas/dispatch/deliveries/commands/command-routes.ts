import type { Permission } from '@haisha/rules/permission';
import { type Delivery, deliverySchema } from '@haisha/validation/delivery';
import { followUpSchema, reasonSchema, splitAnswerSchema, splitSchema } from '@haisha/validation/delivery-command';
import { setPriceSchema } from '@haisha/validation/delivery-price';
import { correctResultSchema } from '@haisha/validation/delivery-result';
import { idParamsSchema, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import type { z } from 'zod';
import { idempotencyHeaders } from '../../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../../http/idempotency/run-once.ts';
import type { Module } from '../../../../module.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { writeOf } from '../../../../services/records/write/write-of.ts';
import { correctResult } from './correct-result.ts';
import { moveDelivery } from './move-delivery.ts';
import { resultCommands } from './result-commands.ts';
import { fixPrice, setPrice, unfixPrice } from './set-price.ts';
import { followUp, splitDelivery } from './split-delivery.ts';

const tags = ['delivery'];
const params = idParamsSchema;

type Command<Body> = {
  name: string;
  access: Permission;
  body: z.ZodType<Body>;
  run: (write: Write, id: string, body: Body) => Promise<Delivery>;
};

/** The named commands of a delivery: one address each. */
export const commandRoutes: Module = (app, { db, clock }) => {
  function route<Body>({ name, access, body, run }: Command<Body>): void {
    app.post(
      `/deliveries/:id/${name}`,
      { config: { access }, schema: { tags, params, body, response: { 200: deliverySchema, '4xx': problemSchema } } },
      async (request) => {
        // A body of a generic schema has no type of its own: the cast states what validation did.
        const given = request.body as Body;
        return await db.transaction((tx) => run(writeOf(request, access, clock, tx), request.params.id, given));
      },
    );
  }

  route({
    name: 'open',
    access: 'delivery.update',
    body: versionSchema,
    run: (write, id, { version }) => moveDelivery(write, { id, version }, 'open'),
  });
  route({
    name: 'cancel',
    access: 'delivery.update',
    body: reasonSchema,
    run: (write, id, { version, reason }) =>
      moveDelivery(write, { id, version }, 'cancel', {
        values: () => ({ cancelReason: reason, allocationId: null, loadStopId: null, unloadStopId: null }),
      }),
  });
  route({
    name: 'correct',
    access: 'delivery.correct',
    body: reasonSchema,
    run: (write, id, { version, reason }) =>
      moveDelivery(write, { id, version }, 'correct', { reason, values: () => ({ cancelReason: null }) }),
  });
  for (const { name, body, command } of resultCommands) {
    route({
      name,
      access: 'delivery.updateResult',
      body,
      run: (write, id, { version, ...result }) =>
        moveDelivery(write, { id, version }, command, { values: () => given(result) }),
    });
  }
  route({ name: 'correct-result', access: 'delivery.update', body: correctResultSchema, run: correctResult });
  route({ name: 'set-price', access: 'delivery.updatePrice', body: setPriceSchema, run: setPrice });
  route({
    name: 'fix-price',
    access: 'delivery.updatePrice',
    body: versionSchema,
    run: (write, id, { version }) => fixPrice(write, { id, version }),
  });
  route({
    name: 'unfix-price',
    access: 'delivery.updatePrice',
    body: reasonSchema,
    run: (write, id, { version, reason }) => unfixPrice(write, { id, version }, reason),
  });

  app.post(
    '/deliveries/:id/split',
    {
      config: { access: 'delivery.create' },
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        body: splitSchema,
        response: { 201: splitAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, (tx) =>
        splitDelivery(writeOf(request, 'delivery.create', clock, tx), request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/deliveries/:id/follow-up',
    {
      config: { access: 'delivery.create' },
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        body: followUpSchema,
        response: { 201: deliverySchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, (tx) =>
        followUp(writeOf(request, 'delivery.create', clock, tx), request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );
};

/** What was said: an earlier result stays where a later act says nothing about it. */
function given<Result extends Record<string, unknown>>(result: Result): Partial<Result> {
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null)) as Partial<Result>;
}
