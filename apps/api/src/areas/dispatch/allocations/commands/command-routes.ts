import type { Permission } from '@haisha/rules/permission';
import type { AllocationCommand } from '@haisha/rules/states/allocation-state';
import { type Allocation, allocationSchema } from '@haisha/validation/allocation';
import {
  acceptSchema,
  crewChangeSchema,
  joinRunSchema,
  moveSchema,
  runCommandSchema,
  runPairSchema,
  splitRunSchema,
  stopsChangeSchema,
} from '@haisha/validation/allocation-command';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { setFeesSchema } from '@haisha/validation/run-fees';
import type { z } from 'zod';
import { idempotencyHeaders } from '../../../../http/idempotency/idempotency-headers.ts';
import type { Module } from '../../../../module.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changeStops } from './change-stops.ts';
import { giveCommand, giveOnce } from './give-command.ts';
import { changeCrew, moveRun } from './move-run.ts';
import { commandRun } from './run-status.ts';
import { setFees } from './set-fees.ts';
import { joinRun, splitRun } from './split-run.ts';

const tags = ['allocation'];

type Command<Body> = {
  name: string;
  access: Permission;
  body: z.ZodType<Body>;
  run: (write: Write, id: string, body: Body) => Promise<Allocation>;
};

/** Which commands of the state machine have an address; those of attendance are given there. */
const statusCommands: readonly [AllocationCommand, Permission][] = [
  ['request', 'allocation.update'],
  ['withdraw', 'allocation.update'],
  ['replan', 'allocation.update'],
  ['confirm', 'allocation.confirm'],
  ['unconfirm', 'allocation.override'],
  ['cancel', 'allocation.archive'],
  ['decline', 'allocation.answer'],
  ['acknowledge', 'delivery.updateResult'],
  ['depart', 'delivery.updateResult'],
  ['return', 'delivery.updateResult'],
];

/** The named commands of one run: one address each. */
export const commandRoutes: Module = (app, dependencies) => {
  function route<Body>({ access, body, name, run }: Command<Body>): void {
    app.post(
      `/allocations/:id/${name}`,
      {
        config: { access },
        schema: { tags, params: idParamsSchema, body, response: { 200: allocationSchema, '4xx': problemSchema } },
      },
      async (request) => {
        // A body of a generic schema has no type of its own: the cast states what validation did.
        const given = request.body as Body;
        return await giveCommand(dependencies, request, access, (write) => run(write, request.params.id, given));
      },
    );
  }

  route({
    name: 'move',
    access: 'allocation.update',
    body: moveSchema,
    run: (write, id, move) => moveRun(write, { ...move, id }),
  });
  route({ name: 'crew', access: 'allocation.update', body: crewChangeSchema, run: changeCrew });
  route({ name: 'stops', access: 'allocation.update', body: stopsChangeSchema, run: changeStops });
  route({ name: 'fees', access: 'carrierPrice.update', body: setFeesSchema, run: setFees });
  for (const [command, access] of statusCommands) {
    route({
      name: command,
      access,
      body: runCommandSchema,
      run: (write, id, { reason, version }) => commandRun(write, { id, version }, command, { reason }),
    });
  }
  route({
    name: 'accept',
    access: 'allocation.answer',
    body: acceptSchema,
    run: (write, id, { version, ...values }) => commandRun(write, { id, version }, 'accept', { reason: null, values }),
  });

  app.post(
    '/allocations/:id/join',
    {
      config: { access: 'allocation.update' },
      schema: {
        tags,
        params: idParamsSchema,
        body: joinRunSchema,
        response: { 200: runPairSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await giveCommand(dependencies, request, 'allocation.update', (write) =>
        joinRun(write, request.params.id, request.body),
      ),
  );

  app.post(
    '/allocations/:id/split',
    {
      config: { access: 'allocation.update' },
      schema: {
        tags,
        params: idParamsSchema,
        headers: idempotencyHeaders,
        body: splitRunSchema,
        response: { 201: runPairSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const answer = await giveOnce(dependencies, request, 'allocation.update', (write) =>
        splitRun(write, request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );
};
