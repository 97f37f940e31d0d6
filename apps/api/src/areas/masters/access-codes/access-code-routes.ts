import { accessCodesInputSchema, accessCodesSchema, accessCodesStateSchema } from '@haisha/validation/access-code';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { changeCodes, readState, viewCodes } from './access-code-store.ts';

const tags = ['accessCode'];

/** Key and alarm codes by destination. One route returns them, and records who asked. */
export const accessCodeRoutes: Module = (app, { db, env, clock }) => {
  app.get(
    '/access-codes/:id',
    {
      config: { access: 'accessCode.read' },
      schema: { tags, params: idParamsSchema, response: { 200: accessCodesStateSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = request.params;
      requireReach(request, 'accessCode.read');
      if ((await db.$count(destinations, eq(destinations.id, id))) === 0) throw recordNotFound();
      return await readState(db, id);
    },
  );

  app.post(
    '/access-codes/:id/view',
    {
      config: { access: 'accessCode.read' },
      schema: { tags, params: idParamsSchema, response: { 200: accessCodesSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      requireReach(request, 'accessCode.read');
      reply.header('cache-control', 'no-store');
      return await db.transaction((tx) =>
        viewCodes(writeOf(request, 'accessCode.read', clock, tx), env, request.params.id),
      );
    },
  );

  app.put(
    '/access-codes/:id',
    {
      config: { access: 'accessCode.update' },
      schema: {
        tags,
        params: idParamsSchema,
        body: accessCodesInputSchema,
        response: { 200: accessCodesStateSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      requireReach(request, 'accessCode.update');
      return await db.transaction((tx) =>
        changeCodes(writeOf(request, 'accessCode.update', clock, tx), env, request.params.id, request.body),
      );
    },
  );
};

/** Refuses drivers and partners, who reach the codes of their day's runs, until runs exist. */
function requireReach({ actor }: FastifyRequest, permission: 'accessCode.read' | 'accessCode.update'): void {
  if (actor.scopeOf(permission) !== 'all') throw recordNotFound();
}
