import multipart from '@fastify/multipart';
import type { Permission } from '@haisha/rules/permission';
import { licenceImageListSchema, licenceImageParamsSchema } from '@haisha/validation/driver-image';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies, Module } from '../../../module.ts';
import { acceptFile } from '../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { fileOfOtherType } from '../../../services/files/accept/refused-file.ts';
import { sendFile } from '../../../services/files/send-file.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import {
  type ImageSlot,
  listLicenceImages,
  removeImage,
  requireDriver,
  setImage,
  slotOf,
  viewLicenceImage,
} from './driver-image-store.ts';

const tags = ['driverImage'];
const params = idParamsSchema;
const sideParams = licenceImageParamsSchema;
const consumes = ['multipart/form-data'];
const sides = '/drivers/:id/licence-images/:side';

/** The photo of a driver and both sides of the licence; every view of the licence is recorded. */
export const driverImageRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    driverImages(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function driverImages(app: App, { db, env, clock }: Dependencies): void {
  const store = createFileStore(env);

  async function set(request: FastifyRequest, permission: Permission, at: { id: string; slot: ImageSlot }) {
    // Checks the right before reading the body, so that a refused image need not be sent.
    await requireDriver(db, at.id, rowScopeOf(request, permission, clock));
    const file = await acceptFile(await readUpload(request, env, env.IMAGE_LIMIT_BYTES), env);
    if (file.mediaType === 'application/pdf') throw fileOfOtherType();
    return await db.transaction((tx) => setImage(writeOf(request, permission, clock, tx), store, at, file));
  }

  app.post(
    '/drivers/:id/photo',
    {
      config: { access: 'driver.update' },
      schema: { tags, consumes, params, response: { 201: storedFileSchema, '4xx': problemSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await set(request, 'driver.update', { id: request.params.id, slot: 'photo' })),
  );

  app.delete(
    '/drivers/:id/photo',
    {
      config: { access: 'driver.update' },
      schema: { tags, params, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      await db.transaction((tx) => removeImage(writeOf(request, 'driver.update', clock, tx), id, 'photo'));
      return reply.code(204).send();
    },
  );

  app.get(
    '/drivers/:id/licence-images',
    {
      config: { access: 'driverQualification.read' },
      schema: { tags, params, response: { 200: licenceImageListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = request.params;
      await requireDriver(db, id, rowScopeOf(request, 'driverQualification.read', clock));
      return { items: await listLicenceImages(db, id) };
    },
  );

  app.get(
    sides,
    {
      config: { access: 'driverQualification.read' },
      schema: { tags, params: sideParams, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id, side } = request.params;
      const file = await db.transaction((tx) =>
        viewLicenceImage(writeOf(request, 'driverQualification.read', clock, tx), id, side),
      );
      return await sendFile(reply, db, store, file, 'no-store');
    },
  );

  app.post(
    sides,
    {
      config: { access: 'driverQualification.update' },
      schema: { tags, consumes, params: sideParams, response: { 201: storedFileSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id, side } = request.params;
      return reply.code(201).send(await set(request, 'driverQualification.update', { id, slot: slotOf(side) }));
    },
  );

  app.delete(
    sides,
    {
      config: { access: 'driverQualification.update' },
      schema: { tags, params: sideParams, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id, side } = request.params;
      await db.transaction((tx) =>
        removeImage(writeOf(request, 'driverQualification.update', clock, tx), id, slotOf(side)),
      );
      return reply.code(204).send();
    },
  );
}
