import multipart from '@fastify/multipart';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import { timeRecordParamsSchema, timeRecordSchema } from '@haisha/validation/time-record';
import {
  eventFileParamsSchema,
  removedEventSchema,
  unforeseeableEventInputSchema,
} from '@haisha/validation/unforeseeable-event';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App, Dependencies, Module } from '../../../module.ts';
import { acceptFile } from '../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { sendFile } from '../../../services/files/send-file.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { addDocument, addEvent, removeEvent, viewDocument } from './write-event.ts';

const tags = ['unforeseeableEvent'];

/** Events that nobody could foresee (予期し得ない事象) on the days of drivers, and the documents that show them. */
export const unforeseeableEventRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    eventRoutes(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function eventRoutes(app: App, { clock, db, env }: Dependencies): void {
  const store = createFileStore(env);

  app.post(
    '/time-records/:driverId/:date/events',
    {
      config: { access: 'timeChange.approve' },
      schema: {
        tags,
        params: timeRecordParamsSchema,
        body: unforeseeableEventInputSchema,
        response: { 200: timeRecordSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) =>
        addEvent(writeOf(request, 'timeChange.approve', clock, tx), request.params, request.body),
      ),
  );

  app.post(
    '/unforeseeable-events/:id/remove',
    {
      config: { access: 'timeChange.approve' },
      schema: {
        tags,
        params: idParamsSchema,
        body: removedEventSchema,
        response: { 200: timeRecordSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) =>
        removeEvent(writeOf(request, 'timeChange.approve', clock, tx), request.params.id, request.body.reason, clock()),
      ),
  );

  app.post(
    '/unforeseeable-events/:id/files',
    {
      config: { access: 'timeChange.approve' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params: idParamsSchema,
        response: { 201: storedFileSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const file = await acceptFile(await readUpload(request, env), env);
      const added = await db.transaction((tx) =>
        addDocument(writeOf(request, 'timeChange.approve', clock, tx), store, request.params.id, file),
      );
      return reply.code(201).send(added);
    },
  );

  app.get(
    '/unforeseeable-events/:id/files/:fileId',
    {
      config: { access: 'timeChange.readEvidence' },
      schema: { tags, params: eventFileParamsSchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const file = await db.transaction((tx) =>
        viewDocument(writeOf(request, 'timeChange.readEvidence', clock, tx), request.params),
      );
      return await sendFile(reply, db, store, file, 'no-store');
    },
  );
}
