import multipart from '@fastify/multipart';
import { removeFileSchema } from '@haisha/validation/delivery-file';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileListSchema, storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordNotFound } from '../../../../http/errors.ts';
import { noContent } from '../../../../http/plugins/contracts.ts';
import type { App, Dependencies, Module } from '../../../../module.ts';
import { acceptFile } from '../../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../../services/files/accept/read-upload.ts';
import { addFile, archiveFile, listFiles, restoreFile } from '../../../../services/files/record-files.ts';
import { createFileStore } from '../../../../services/files/storage/create-file-store.ts';
import { rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../../services/records/write/write-of.ts';
import { deliveryRepository } from '../delivery-repository.ts';
import { lockDelivery, lockToRemove } from './lock-delivery.ts';

const tags = ['delivery'];
const path = '/deliveries/:id/files';
const params = idParamsSchema;
const fileParams = z.object({ ...idParamsSchema.shape, fileId: z.uuid() });

/** Proofs of a delivery: photos, and documents such as the signed slip (受領書). */
export const deliveryFileRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    deliveryFiles(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function deliveryFiles(app: App, { db, env, clock }: Dependencies): void {
  const store = createFileStore(env);

  app.get(
    path,
    {
      config: { access: 'delivery.read' },
      schema: { tags, params, response: { 200: storedFileListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const scope = rowScopeOf(request, 'delivery.read', clock);
      if (!(await deliveryRepository.find(db, id, scope))) throw recordNotFound();
      return { items: await listFiles(db, { entity: 'delivery', entityId: id }) };
    },
  );

  app.post(
    path,
    {
      config: { access: 'delivery.updateResult' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params,
        response: { 201: storedFileSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const scope = rowScopeOf(request, 'delivery.updateResult', clock);
      // Checks the right before reading the body, so that a refused file need not be sent.
      if (!(await deliveryRepository.find(db, id, scope))) throw recordNotFound();
      const file = await acceptFile(await readUpload(request, env), env);
      const added = await db.transaction(async (tx) => {
        const write = writeOf(request, 'delivery.updateResult', clock, tx);
        return await addFile(write, store, await lockDelivery(write, id, 'addFile'), file);
      });
      return reply.code(201).send(added);
    },
  );

  app.post(
    `${path}/:fileId/remove`,
    {
      config: { access: 'delivery.updateResult' },
      schema: { tags, params: fileParams, body: removeFileSchema, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        const write = writeOf(request, 'delivery.updateResult', clock, tx);
        const owner = await lockToRemove(write, request.params, 'archiveFile');
        await archiveFile(write, owner, request.params.fileId, request.body.reason);
      });
      return reply.code(204).send();
    },
  );

  app.post(
    `${path}/:fileId/restore`,
    {
      config: { access: 'delivery.updateResult' },
      schema: { tags, params: fileParams, response: { 200: storedFileSchema, '4xx': problemSchema } },
    },
    async (request) =>
      await db.transaction(async (tx) => {
        const write = writeOf(request, 'delivery.updateResult', clock, tx);
        return await restoreFile(
          write,
          await lockToRemove(write, request.params, 'restoreFile'),
          request.params.fileId,
        );
      }),
  );
}
