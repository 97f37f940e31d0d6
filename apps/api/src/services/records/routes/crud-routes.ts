import { type EntityFields, idParamsSchema, usageSchema, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Dependencies } from '../../../module.ts';
import type { CrudEntity, VersionBody } from '../crud-entity.ts';
import { rowScopeOf } from '../read/row-scope.ts';
import { requirePlausibleDays } from '../write/require-plausible-days.ts';
import { usedBy } from '../write/used-by.ts';
import { archiveEntity, changeEntity, createEntity, restoreEntity } from '../write/write-entity.ts';
import { writeOf } from '../write/write-of.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { changesRoute } from './changes-route.ts';
import { listRoute } from './list-route.ts';

type Params = z.output<typeof idParamsSchema>;

// Bodies and parameters of a generic schema have no type of their own: the casts state what validation did.
const bodyOf = <T>(request: FastifyRequest) => request.body as T;
const idOf = (request: FastifyRequest) => (request.params as Params).id;

/**
 * List, detail, create, update, archive, restore, usage and changes of one entity, and acts on many rows; whatever else
 * it does are routes of its own.
 */
export function crudRoutes<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  dependencies: Dependencies,
  entity: CrudEntity<Row, Input, Update, Query>,
): void {
  readRoutes(app, dependencies, entity);
  createRoute(app, dependencies, entity);
  updateRoute(app, dependencies, entity);
  archiveRoutes(app, dependencies, entity);
  bulkRoutes(app, dependencies, entity);
  changesRoute(app, dependencies, entity);
}

/** List, detail and usage. */
export function readRoutes<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  dependencies: Dependencies,
  entity: CrudEntity<Row, Input, Update, Query>,
): void {
  const { db, clock, referring } = dependencies;
  const { path, contract, repository } = entity;
  const { name, output } = contract;
  const tags = [name];
  const row = `${path}/:id`;
  listRoute(app, dependencies, entity);
  app.rowFinders.set(name, async (actor, id) => {
    return (await repository.find(db, id, rowScopeOf({ actor }, `${name}.read`, clock))) !== null;
  });

  app.get(
    row,
    {
      config: { access: `${name}.read` },
      schema: { tags, params: idParamsSchema, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const found = await repository.find(db, idOf(request), rowScopeOf(request, `${name}.read`, clock));
      if (!found) throw recordNotFound();
      return found;
    },
  );

  app.get(
    `${row}/usage`,
    {
      config: { access: `${name}.read` },
      schema: { tags, params: idParamsSchema, response: { 200: usageSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const found = await repository.find(db, idOf(request), rowScopeOf(request, `${name}.read`, clock));
      if (!found) throw recordNotFound();
      return { usedBy: await usedBy(db, referring, { table: repository.table, id: found.id }, request.actor) };
    },
  );
}

export function createRoute<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  { db, clock }: Dependencies,
  { path, contract, repository }: CrudEntity<Row, Input, Update, Query>,
): void {
  const { name, output } = contract;
  const tags = [name];

  app.post(
    path,
    {
      config: { access: `${name}.create` },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: contract.input,
        response: { 201: output, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const input = bodyOf<Input>(request);
      const created = await runOnce(db, request, async (tx) => {
        const write = writeOf(request, `${name}.create`, clock, tx);
        requirePlausibleDays(name, input, write.scope);
        return await createEntity(write, repository, input);
      });
      return reply.code(201).send(created);
    },
  );
}

function updateRoute<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  { db, clock }: Dependencies,
  { path, contract, repository }: CrudEntity<Row, Input, Update, Query>,
): void {
  const { name, output } = contract;
  const tags = [name];
  const row = `${path}/:id`;

  app.put(
    row,
    {
      config: { access: `${name}.update` },
      schema: { tags, params: idParamsSchema, body: contract.update, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const input = bodyOf<Update>(request);
      return await db.transaction(async (tx) => {
        const write = writeOf(request, `${name}.update`, clock, tx);
        const at = { id: idOf(request), version: input.version };
        return await changeEntity(write, repository, at, 'update', (found) => {
          requirePlausibleDays(name, input, { today: write.scope.today, before: found });
          return repository.update(write, found, input);
        });
      });
    },
  );
}

function archiveRoutes<Row extends EntityFields, Input, Update extends VersionBody, Query>(
  app: FastifyInstance,
  { db, clock, referring }: Dependencies,
  { path, contract, repository }: CrudEntity<Row, Input, Update, Query>,
): void {
  const { name, output } = contract;
  const tags = [name];
  const row = `${path}/:id`;

  for (const [action, run] of [
    ['archive', archiveEntity],
    ['restore', restoreEntity],
  ] as const) {
    app.post(
      `${row}/${action}`,
      {
        config: { access: `${name}.archive` },
        schema: { tags, params: idParamsSchema, body: versionSchema, response: { 200: output, '4xx': problemSchema } },
      },
      async (request) => {
        const at = { id: idOf(request), ...bodyOf<VersionBody>(request) };
        return await db.transaction((tx) =>
          run(writeOf(request, `${name}.archive`, clock, tx), repository, at, referring),
        );
      },
    );
  }
}
