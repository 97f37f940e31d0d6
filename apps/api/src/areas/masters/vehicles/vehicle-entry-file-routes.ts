import multipart from '@fastify/multipart';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileListSchema, storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies, Module } from '../../../module.ts';
import { acceptFile } from '../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { addFile, archiveFile, listFiles, restoreFile } from '../../../services/files/record-files.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { mayReadEntry } from './may-read-entry.ts';
import { lockEntry } from './vehicle-entry-repository.ts';

const tags = ['vehicleHistory'];
const path = '/vehicles/:id/entries/:entryId/files';
const entryParams = z.object({ ...idParamsSchema.shape, entryId: z.uuid() });
const fileParams = z.object({ ...entryParams.shape, fileId: z.uuid() });

/** Photos and documents of what was done to a vehicle. */
export const vehicleEntryFileRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    entryFiles(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function entryFiles(app: App, dependencies: Dependencies): void {
  const { db, env, clock } = dependencies;
  const store = createFileStore(env);

  app.get(
    path,
    {
      config: { access: 'vehicleHistory.read' },
      schema: { tags, params: entryParams, response: { 200: storedFileListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id: vehicleId, entryId } = request.params;
      if (!(await mayReadEntry(request, dependencies, entryId, vehicleId))) throw recordNotFound();
      return { items: await listFiles(db, { entity: 'vehicleHistory', entityId: entryId }) };
    },
  );

  app.post(
    path,
    {
      config: { access: 'vehicleHistory.update' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params: entryParams,
        response: { 201: storedFileSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id: vehicleId, entryId } = request.params;
      // Checks the right before reading the body, so that a refused file need not be sent.
      if (!(await mayReadEntry(request, dependencies, entryId, vehicleId))) throw recordNotFound();
      const file = await acceptFile(await readUpload(request, env), env);
      const added = await db.transaction(async (tx) => {
        const write = writeOf(request, 'vehicleHistory.update', clock, tx);
        return await addFile(write, store, await lockEntry(write, { vehicleId, entryId }, 'addFile'), file);
      });
      return reply.code(201).send(added);
    },
  );

  app.delete(
    `${path}/:fileId`,
    {
      config: { access: 'vehicleHistory.update' },
      schema: { tags, params: fileParams, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id: vehicleId, entryId, fileId } = request.params;
      await db.transaction(async (tx) => {
        const write = writeOf(request, 'vehicleHistory.update', clock, tx);
        await archiveFile(write, await lockEntry(write, { vehicleId, entryId }, 'archiveFile'), fileId);
      });
      return reply.code(204).send();
    },
  );

  app.post(
    `${path}/:fileId/restore`,
    {
      config: { access: 'vehicleHistory.update' },
      schema: { tags, params: fileParams, response: { 200: storedFileSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id: vehicleId, entryId, fileId } = request.params;
      return await db.transaction(async (tx) => {
        const write = writeOf(request, 'vehicleHistory.update', clock, tx);
        return await restoreFile(write, await lockEntry(write, { vehicleId, entryId }, 'restoreFile'), fileId);
      });
    },
  );
}
