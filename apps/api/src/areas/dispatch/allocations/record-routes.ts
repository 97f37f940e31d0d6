import { allocationDetailSchema, allocationListQuerySchema, allocationSchema } from '@haisha/validation/allocation';
import { allocationInputSchema } from '@haisha/validation/allocation-command';
import {
  type BoardChanges,
  type BoardDayAnswer,
  boardChangesQuerySchema,
  boardChangesSchema,
  boardDayQuerySchema,
  boardDaySchema,
} from '@haisha/validation/board-day';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { asc, eq } from 'drizzle-orm';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordNotFound, sessionRequired } from '../../../http/errors.ts';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { takesGzip } from '../../../http/takes-gzip.ts';
import type { Module } from '../../../module.ts';
import { createKnownAnswers } from '../../../services/records/read/known-answers.ts';
import { type RowScope, rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { changesRoute } from '../../../services/records/routes/changes-route.ts';
import { listRoute } from '../../../services/records/routes/list-route.ts';
import { selectDeliveries } from '../deliveries/select-deliveries.ts';
import { listAllocations } from './allocation-list.ts';
import { allocationRepository } from './allocation-repository.ts';
import { createRun } from './commands/create-run.ts';
import { giveOnce } from './commands/give-command.ts';
import { readDay, readDayChanges } from './day/read-day.ts';
import { readStopPlaces } from './read-stop-places.ts';

const tags = ['allocation'];
/** Days of the board that are kept, some hundred kilobytes each at most. */
const mostDays = 20;
const mostChanges = 200;
const zippedHeaders = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

/** The board's day, the list, one run with its deliveries and changes, and a new one. */
export const recordRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  const path = '/allocations';
  const answerDay = createKnownAnswers(mostDays);
  const answerChanges = createKnownAnswers(mostChanges);
  const repository = { ...allocationRepository, list: listAllocations };
  const contract = { name: 'allocation', output: allocationSchema, listQuery: allocationListQuerySchema } as const;
  app.rowFinders.set('allocation', async (actor, id) => {
    return (await repository.find(db, id, rowScopeOf({ actor }, 'allocation.read', clock))) !== null;
  });

  app.get(
    `${path}/day`,
    {
      config: { access: 'allocation.read' },
      schema: { tags, querystring: boardDayQuerySchema, response: { 200: boardDaySchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { query, session } = request;
      if (!session) throw sessionRequired();
      const scope = rowScopeOf(request, 'allocation.read', clock);
      void reply.type('application/json; charset=utf-8');
      const make = () => readDay(db, query, scope);
      // It is JSON already; read again to be checked, it would take as long as to read it from the database.
      if (!takesGzip(request)) return reply.send((await make()) as unknown as BoardDayAnswer);
      const zipped = await answerDay(questionOf(query, scope, session.actor), session.snapshot, make);
      return reply.headers(zippedHeaders).send(zipped as unknown as BoardDayAnswer);
    },
  );

  app.get(
    `${path}/day/changes`,
    {
      config: { access: 'allocation.read' },
      schema: {
        tags,
        querystring: boardChangesQuerySchema,
        response: { 200: boardChangesSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { query, session } = request;
      if (!session) throw sessionRequired();
      const scope = rowScopeOf(request, 'allocation.read', clock);
      void reply.type('application/json; charset=utf-8');
      const make = () => readDayChanges(db, query, scope);
      if (!takesGzip(request)) return reply.send((await make()) as unknown as BoardChanges);
      // After a change all boards of a centre ask the same: it is read once.
      const zipped = await answerChanges(questionOf(query, scope, session.actor), session.snapshot, make);
      return reply.headers(zippedHeaders).send(zipped as unknown as BoardChanges);
    },
  );

  listRoute(app, dependencies, { path, contract, repository });
  changesRoute(app, dependencies, { path, contract, repository });

  app.get(
    `${path}/:id`,
    {
      config: { access: 'allocation.read' },
      schema: { tags, params: idParamsSchema, response: { 200: allocationDetailSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'allocation.read', clock);
      const run = await repository.find(db, request.params.id, scope);
      if (!run) throw recordNotFound();
      const goods = await selectDeliveries(db, scope)
        .where(eq(deliveries.allocationId, run.id))
        .orderBy(asc(deliveries.number));
      return { ...run, deliveries: goods, places: await readStopPlaces(db, run) };
    },
  );

  app.post(
    path,
    {
      config: { access: 'allocation.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: allocationInputSchema,
        response: { 201: allocationSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const made = await giveOnce(dependencies, request, 'allocation.create', (write) =>
        createRun(write, request.body),
      );
      return reply.code(201).send(made);
    },
  );
};

/** All that an answer depends on: those who see the same rows, and have the same roles, get the same. */
function questionOf(query: object, scope: RowScope, { roles }: Actor): string {
  const { departmentIds, rows, today } = scope;
  const reach = rows === 'all' ? null : rows === 'department' ? departmentIds : scope;
  return JSON.stringify([query, rows, reach, today, roles]);
}
