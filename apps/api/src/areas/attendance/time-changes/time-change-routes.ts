import type { TimeChangeCommand } from '@haisha/rules/states/time-change';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import {
  refusalInputSchema,
  type TimeChange,
  timeChangeAskedSchema,
  timeChangeListSchema,
  timeChangeQuerySchema,
  timeChangeSchema,
  timeChangeViewSchema,
} from '@haisha/validation/time-change';
import {
  timeRecordChangeQuerySchema,
  timeRecordInputSchema,
  timeRecordParamsSchema,
} from '@haisha/validation/time-record';
import type { FastifyRequest } from 'fastify';
import { recordArchived, recordNotFound } from '../../../http/errors.ts';
import type { Dependencies, Module } from '../../../module.ts';
import { rowScopeOf, scopeOver } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { lockDriver } from '../time-records/recorded-drivers.ts';
import { tryChange } from '../time-records/try-change.ts';
import { askChange } from './ask-change.ts';
import { decideChange } from './decide-change.ts';
import { askerOf } from './keep-change.ts';
import { listTimeChanges } from './select-time-changes.ts';
import { viewChange } from './view-change.ts';

const tags = ['timeChange'];
const params = idParamsSchema;
const response = { 200: timeChangeSchema, '4xx': problemSchema };

/** Changes of punches that somebody asks for and somebody else decides. */
export const timeChangeRoutes: Module = (app, dependencies) => {
  const { clock, db } = dependencies;

  app.post(
    '/time-records/:driverId/:date/changes',
    {
      config: { access: 'timeChange.request' },
      schema: {
        tags,
        params: timeRecordParamsSchema,
        querystring: timeRecordChangeQuerySchema,
        body: timeRecordInputSchema,
        response: { 200: timeChangeAskedSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction(async (tx) => {
        const write = writeOf(request, 'timeChange.request', clock, tx);
        const driver = await lockDriver(tx, request.params.driverId, write.scope);
        if (!driver) throw recordNotFound();
        if (driver.isArchived) throw recordArchived();
        const given = { driver, date: request.params.date, input: request.body, now: clock() };
        const change = { ...given, asker: askerOf(request) };
        return request.query.preview
          ? { ...(await tryChange(tx, change)), change: null }
          : await askChange(write, change);
      }),
  );

  app.get(
    '/time-changes',
    {
      config: { access: 'timeChange.read' },
      schema: {
        tags,
        querystring: timeChangeQuerySchema,
        response: { 200: timeChangeListSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({
      items: await listTimeChanges(db, request.query, rowScopeOf(request, 'timeChange.read', clock)),
    }),
  );

  app.get(
    '/time-changes/:id',
    {
      config: { access: 'timeChange.read' },
      schema: { tags, params, response: { 200: timeChangeViewSchema, '4xx': problemSchema } },
    },
    async (request) =>
      await db.transaction((tx) =>
        viewChange(tx, request.params.id, rowScopeOf(request, 'timeChange.read', clock), clock()),
      ),
  );

  app.post(
    '/time-changes/:id/approve',
    { config: { access: 'timeChange.approve' }, schema: { tags, params, response } },
    async (request) => await decide(dependencies, request, { id: request.params.id, command: 'approve', text: null }),
  );

  app.post(
    '/time-changes/:id/refuse',
    { config: { access: 'timeChange.approve' }, schema: { tags, params, body: refusalInputSchema, response } },
    async (request) =>
      await decide(dependencies, request, { id: request.params.id, command: 'refuse', text: request.body.reason }),
  );

  app.post(
    '/time-changes/:id/withdraw',
    { config: { access: 'session' }, schema: { tags, params, response } },
    async (request) => await decide(dependencies, request, { id: request.params.id, command: 'withdraw', text: null }),
  );
};

async function decide(
  { clock, db }: Dependencies,
  request: FastifyRequest,
  decision: { id: string; command: TimeChangeCommand; text: string | null },
): Promise<TimeChange> {
  return await db.transaction(async (tx) => {
    const { actor, id: requestId } = request;
    // Whoever asked takes it back, whatever else they may see.
    const own = { tx, actor, requestId, scope: scopeOver(actor, 'all', clock) };
    const write = decision.command === 'withdraw' ? own : writeOf(request, 'timeChange.approve', clock, tx);
    return await decideChange(write, { ...decision, asker: askerOf(request), now: clock() });
  });
}
