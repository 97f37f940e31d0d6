import multipart from '@fastify/multipart';
import { idParamsSchema } from '@haisha/validation/entity';
import { storedFileSchema } from '@haisha/validation/file';
import { problemSchema } from '@haisha/validation/problem';
import { timeChangeFileParamsSchema } from '@haisha/validation/time-change';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordNotFound } from '../../../http/errors.ts';
import type { App, Dependencies, Module } from '../../../module.ts';
import { acceptFile } from '../../../services/files/accept/accept-file.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { sendFile } from '../../../services/files/send-file.ts';
import { createFileStore } from '../../../services/files/storage/create-file-store.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { addEvidence, viewEvidence } from './evidence.ts';
import { findTimeChange } from './select-time-changes.ts';

const tags = ['timeChange'];

/** Photos and documents that show why punches are changed; every view of one is recorded. */
export const timeChangeFileRoutes: Module = (app, dependencies) => {
  void app.register(async (scope) => {
    await scope.register(multipart);
    evidenceRoutes(scope.withTypeProvider<ZodTypeProvider>(), dependencies);
  });
};

function evidenceRoutes(app: App, { clock, db, env }: Dependencies): void {
  const store = createFileStore(env);

  app.post(
    '/time-changes/:id/files',
    {
      config: { access: 'timeChange.request' },
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params: idParamsSchema,
        response: { 201: storedFileSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Checks the right before reading the body, so that a refused file need not be sent.
      if (!(await findTimeChange(db, id, rowScopeOf(request, 'timeChange.request', clock)))) throw recordNotFound();
      const file = await acceptFile(await readUpload(request, env), env);
      const added = await db.transaction((tx) =>
        addEvidence(writeOf(request, 'timeChange.request', clock, tx), store, id, file),
      );
      return reply.code(201).send(added);
    },
  );

  app.get(
    '/time-changes/:id/files/:fileId',
    {
      config: { access: 'timeChange.readEvidence' },
      schema: { tags, params: timeChangeFileParamsSchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const file = await db.transaction((tx) =>
        viewEvidence(writeOf(request, 'timeChange.readEvidence', clock, tx), request.params),
      );
      return await sendFile(reply, db, store, file, 'no-store');
    },
  );
}
