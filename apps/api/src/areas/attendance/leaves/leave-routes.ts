import { idParamsSchema } from '@haisha/validation/entity';
import {
  leaveDecisionSchema,
  leaveInputSchema,
  leaveListQuerySchema,
  leaveListSchema,
  leaveRequestSchema,
  leaveSchema,
} from '@haisha/validation/leave';
import { problemSchema } from '@haisha/validation/problem';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { listLeaves } from './list-leaves.ts';
import { decideOnLeave, enterLeave, requestLeave } from './write-leaves.ts';

const tags = ['leave'];
const commands = [
  ['approve', 'leave.approve'],
  ['refuse', 'leave.approve'],
  ['cancel', 'leave.approve'],
  ['withdraw', 'leave.request'],
] as const;

/** Leaves and absences: asked for by drivers, decided on and entered by the office. */
export const leaveRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/leaves',
    {
      config: { access: 'leave.read' },
      schema: { tags, querystring: leaveListQuerySchema, response: { 200: leaveListSchema, '4xx': problemSchema } },
    },
    async (request) => ({ items: await listLeaves(db, request.query, rowScopeOf(request, 'leave.read', clock)) }),
  );

  app.post(
    '/leaves',
    {
      config: { access: 'leave.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: leaveInputSchema,
        response: { 201: leaveSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { driverId, ...leave } = request.body;
      const made = await runOnce(db, request, (tx) =>
        enterLeave(writeOf(request, 'leave.create', clock, tx), driverId, leave),
      );
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/leaves/request',
    {
      config: { access: 'leave.request' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: leaveRequestSchema,
        response: { 201: leaveSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const made = await runOnce(db, request, (tx) =>
        requestLeave(writeOf(request, 'leave.request', clock, tx), request.body),
      );
      return reply.code(201).send(made);
    },
  );

  for (const [command, access] of commands) {
    app.post(
      `/leaves/:id/${command}`,
      {
        config: { access },
        schema: {
          tags,
          params: idParamsSchema,
          body: leaveDecisionSchema,
          response: { 200: leaveSchema, '4xx': problemSchema },
        },
      },
      async (request) =>
        await db.transaction((tx) =>
          decideOnLeave(writeOf(request, access, clock, tx), request.params.id, command, request.body),
        ),
    );
  }
};
