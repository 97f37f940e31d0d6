import multipart from '@fastify/multipart';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies, Module } from '../../../module.ts';
import { acceptFile } from '../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { addFile, archiveFile, restoreFile } from '../../../services/files/record-files.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { findNote } from './note-list.ts';
import { noteWriteOf } from './note-place.ts';
import { noteAuthor } from './note-reader.ts';
import { lockNote } from './note-repository.ts';

const tags = ['destinationNote'];
const path = '/shared-destinations/:id/notes/:noteId/files';
const noteParams = z.object({ ...idParamsSchema.shape, noteId: z.uuid() });
const fileParams = z.object({ ...noteParams.shape, fileId: z.uuid() });

/** Photos and documents of a note. */
export const noteFileRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    noteFiles(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function noteFiles(app: App, dependencies: Dependencies): void {
  const { db, env, clock } = dependencies;
  const store = createFileStore(env);

  app.post(
    path,
    {
      config: { access: 'destinationNote.create' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params: noteParams,
        response: { 201: storedFileSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id, noteId } = request.params;
      // Checks the right before reading the body, so that a refused file need not be sent.
      const reader = noteAuthor(request, clock);
      if ((await findNote(db, noteId, reader))?.destinationId !== id) throw recordNotFound();
      const file = await acceptFile(await readUpload(request, env), env);
      const added = await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.create', tx, id);
        const owner = await lockNote({ ...write, reader }, noteId, 'addFile');
        return await addFile(write, store, owner, file);
      });
      return reply.code(201).send(added);
    },
  );

  app.delete(
    `${path}/:fileId`,
    {
      config: { access: 'destinationNote.update' },
      schema: { tags, params: fileParams, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id, noteId, fileId } = request.params;
      await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.update', tx, id);
        await archiveFile(write, await lockNote(write, noteId, 'archiveFile'), fileId);
      });
      return reply.code(204).send();
    },
  );

  app.post(
    `${path}/:fileId/restore`,
    {
      config: { access: 'destinationNote.update' },
      schema: { tags, params: fileParams, response: { 200: storedFileSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, noteId, fileId } = request.params;
      return await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.update', tx, id);
        return await restoreFile(write, await lockNote(write, noteId, 'restoreFile'), fileId);
      });
    },
  );
}
