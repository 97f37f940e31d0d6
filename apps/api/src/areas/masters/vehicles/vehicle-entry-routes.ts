import { idParamsSchema, pageOf, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { vehicleEntryContract } from '@haisha/validation/vehicle-history';
import { z } from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { listVehicleEntries } from './vehicle-entry-list.ts';
import { archiveEntry, createEntry, restoreEntry, updateEntry } from './vehicle-entry-repository.ts';
import { vehicleRepository } from './vehicle-repository.ts';

const tags = ['vehicleHistory'];
const { input, update, output, listQuery } = vehicleEntryContract;
const entryParams = z.object({ ...idParamsSchema.shape, entryId: z.uuid() });

/** The history of a vehicle: what was done to it and what happened to it. */
export const vehicleEntryRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/vehicles/:id/entries',
    {
      config: { access: 'vehicleHistory.read' },
      schema: {
        tags,
        params: idParamsSchema,
        querystring: listQuery,
        response: { 200: pageOf(output), '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const vehicle = await vehicleRepository.find(db, id, rowScopeOf(request, 'vehicleHistory.read', clock));
      if (!vehicle) throw recordNotFound();
      return await listVehicleEntries(db, id, request.query);
    },
  );

  app.post(
    '/vehicles/:id/entries',
    {
      config: { access: 'vehicleHistory.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        params: idParamsSchema,
        body: input,
        response: { 201: output, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const created = await runOnce(db, request, (tx) =>
        createEntry(writeOf(request, 'vehicleHistory.create', clock, tx), request.params.id, request.body),
      );
      return reply.code(201).send(created);
    },
  );

  app.put(
    '/vehicles/:id/entries/:entryId',
    {
      config: { access: 'vehicleHistory.update' },
      schema: { tags, params: entryParams, body: update, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const { id: vehicleId, entryId } = request.params;
      return await db.transaction((tx) =>
        updateEntry(writeOf(request, 'vehicleHistory.update', clock, tx), { vehicleId, entryId }, request.body),
      );
    },
  );

  for (const [action, run] of [
    ['archive', archiveEntry],
    ['restore', restoreEntry],
  ] as const) {
    app.post(
      `/vehicles/:id/entries/:entryId/${action}`,
      {
        config: { access: 'vehicleHistory.archive' },
        schema: { tags, params: entryParams, body: versionSchema, response: { 200: output, '4xx': problemSchema } },
      },
      async (request) => {
        const { id: vehicleId, entryId } = request.params;
        const { version } = request.body;
        return await db.transaction((tx) =>
          run(writeOf(request, 'vehicleHistory.archive', clock, tx), { vehicleId, entryId }, version),
        );
      },
    );
  }
};
