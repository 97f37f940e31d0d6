import { idParamsSchema, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import {
  ownDefaultSchema,
  roleDefaultSchema,
  savedViewInputSchema,
  savedViewSchema,
  savedViewsQuerySchema,
  savedViewsSchema,
  savedViewUpdateSchema,
} from '@haisha/validation/saved-view';
import type { ViewedList } from '@haisha/validation/saved-view-choices';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/actor.ts';
import { validationFailed } from '../../http/errors.ts';
import { idempotencyHeaders } from '../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../http/idempotency/run-once.ts';
import type { Module } from '../../module.ts';
import type { Write } from '../records/entity-repository.ts';
import { scopeOver } from '../records/read/row-scope.ts';
import { archiveEntity, changeEntity, createEntity, restoreEntity } from '../records/write/write-entity.ts';
import { readViews, setOwnDefault, setRoleDefault } from './list-defaults.ts';
import { savedViewRepository, updateView } from './saved-view-repository.ts';

const tags = ['savedView'];

/** Lists as people want to see them again; each changes the own views only. */
export const savedViewRoutes: Module = (app, { db, clock }) => {
  app.constraintFields.set('saved_views_name_key', 'name');

  app.get(
    '/saved-views',
    {
      config: { access: 'session' },
      schema: { tags, querystring: savedViewsQuerySchema, response: { 200: savedViewsSchema, '4xx': problemSchema } },
    },
    async ({ actor, query: { list } }) => {
      requireReadable(actor, list);
      return await readViews(db, actor, list);
    },
  );

  app.post(
    '/saved-views',
    {
      config: { access: 'session' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: savedViewInputSchema,
        response: { 201: savedViewSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      requireReadable(request.actor, request.body.list);
      const view = await runOnce(db, request, (tx) =>
        createEntity(ownWrite(request, tx), savedViewRepository, request.body),
      );
      return reply.code(201).send(view);
    },
  );

  app.put(
    '/saved-views/:id',
    {
      config: { access: 'session' },
      schema: {
        tags,
        params: idParamsSchema,
        body: savedViewUpdateSchema,
        response: { 200: savedViewSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      return await db.transaction(async (tx) => {
        const write = ownWrite(request, tx);
        const at = { id: params.id, version: body.version };
        return await changeEntity(write, savedViewRepository, at, 'update', (row) => updateView(write, row, body));
      });
    },
  );

  for (const [action, run] of [
    ['archive', archiveEntity],
    ['restore', restoreEntity],
  ] as const) {
    app.post(
      `/saved-views/:id/${action}`,
      {
        config: { access: 'session' },
        schema: {
          tags,
          params: idParamsSchema,
          body: versionSchema,
          response: { 200: savedViewSchema, '4xx': problemSchema },
        },
      },
      async (request) => {
        const at = { ...request.params, ...request.body };
        return await db.transaction((tx) => run(ownWrite(request, tx), savedViewRepository, at, []));
      },
    );
  }

  app.put(
    '/list-defaults/own',
    {
      config: { access: 'session' },
      schema: { tags, body: ownDefaultSchema, response: { 200: savedViewsSchema, '4xx': problemSchema } },
    },
    async ({ actor, body }) => {
      requireReadable(actor, body.list);
      return await db.transaction(async (tx) => {
        await setOwnDefault(tx, actor, body);
        return await readViews(tx, actor, body.list);
      });
    },
  );

  app.put(
    '/list-defaults/role',
    {
      config: { access: 'setting.update' },
      schema: { tags, body: roleDefaultSchema, response: { 200: savedViewsSchema, '4xx': problemSchema } },
    },
    async ({ actor, body, id }) => {
      return await db.transaction(async (tx) => {
        await setRoleDefault(tx, actor, body, id);
        return await readViews(tx, actor, body.list);
      });
    },
  );

  function ownWrite({ actor, id: requestId }: FastifyRequest, tx: Transaction): Write {
    return { tx, actor, scope: scopeOver(actor, 'own', clock), requestId };
  }
};

/** To somebody who may not read a list it is none to choose. */
function requireReadable(actor: Actor, list: ViewedList): void {
  if (actor.scopeOf(`${list}.read`) === undefined) throw validationFailed([{ path: 'list', code: 'choose' }]);
}
