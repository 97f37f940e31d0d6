import multipart from '@fastify/multipart';
import { idParamsSchema } from '@haisha/validation/entity';
import { mostImportBytes } from '@haisha/validation/import-choices';
import { problemSchema } from '@haisha/validation/problem';
import {
  type PunchFile,
  type PunchFileReadingInput,
  punchFileApplySchema,
  punchFileColumnsSchema,
  punchFileDriverSchema,
  punchFileListSchema,
  punchFileQuerySchema,
  punchFileReadingSchema,
  punchFileSchema,
  punchFileSentSchema,
  punchFileUndoSchema,
} from '@haisha/validation/punch-file';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Module } from '../../../module.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { createFewAtOnce } from '../../../services/imports/few-at-once.ts';
import { announceSoon } from '../../../services/jobs/queue/enqueue-job.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { acceptPunchFile, type ReadPunchFile, readPunchFile, replacePunchFile } from './accept-file.ts';
import { startApplying } from './apply-file.ts';
import { nameColumns, nameDriver } from './change-file.ts';
import { listPunchFiles, viewPunchFile } from './punch-file-repository.ts';
import { startUndo } from './undo-file.ts';

const tags = ['punchFile'];
const access = 'punch.update';
const firstPage = { page: 1, pageSize: 50 };
const one = { tags, params: idParamsSchema, response: { 200: punchFileSchema, '4xx': problemSchema } };

/** Where a job leads to. */
const pageOf = (id: string) => `/driver-time-in-out/files?file=${id}`;

/** Files of time recorders and tachographs: taken, looked at, and their new punches stored at once. */
export const punchFileRoutes: Module = (app, { clock, db, env }) => {
  const fewAtOnce = createFewAtOnce();
  const scopeOf = (request: FastifyRequest) => rowScopeOf(request, access, clock);

  async function change(request: FastifyRequest, id: string, act: (write: Write) => Promise<void>): Promise<PunchFile> {
    return await db.transaction(async (tx) => {
      await act(writeOf(request, access, clock, tx));
      return await viewPunchFile(tx, id, scopeOf(request), { ...firstPage, now: clock() });
    });
  }

  async function readFile(request: FastifyRequest, wanted: PunchFileReadingInput = {}): Promise<ReadPunchFile> {
    const { userId } = request.actor;
    return await fewAtOnce(userId, async () => {
      // A worker thread starts while the file is read.
      await announceSoon(db);
      return await readPunchFile(db, await readUpload(request, env, mostImportBytes), userId, wanted);
    });
  }

  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/time-records/imports',
      {
        config: { access },
        schema: {
          tags,
          consumes: ['multipart/form-data'],
          response: { 201: punchFileSentSchema, '4xx': problemSchema },
        },
      },
      async (request, reply) => {
        const read = await readFile(request);
        const id = await acceptPunchFile(db, read, request.actor.userId);
        const view = await viewPunchFile(db, id, scopeOf(request), { ...firstPage, now: clock() });
        return reply.code(201).send({ ...view, reading: read.reading });
      },
    );

    // The content is not kept: whoever sent the file sends it again, with how it is to be read.
    scope.withTypeProvider<ZodTypeProvider>().put(
      '/punch-files/:id/content',
      {
        config: { access },
        schema: {
          ...{ tags, params: idParamsSchema, querystring: punchFileReadingSchema, consumes: ['multipart/form-data'] },
          response: { 200: punchFileSentSchema, '4xx': problemSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const read = await readFile(request, request.query);
        const view = await change(request, id, (write) => replacePunchFile(write, id, read));
        return { ...view, reading: read.reading };
      },
    );
  });

  app.get(
    '/punch-files',
    { config: { access }, schema: { tags, response: { 200: punchFileListSchema, '4xx': problemSchema } } },
    async (request) => ({ items: await listPunchFiles(db, scopeOf(request)) }),
  );

  app.get(
    '/punch-files/:id',
    { config: { access }, schema: { ...one, querystring: punchFileQuerySchema } },
    async (request) => await viewPunchFile(db, request.params.id, scopeOf(request), { ...request.query, now: clock() }),
  );

  app.put(
    '/punch-files/:id/columns',
    { config: { access }, schema: { ...one, body: punchFileColumnsSchema } },
    async (request) =>
      await change(request, request.params.id, (write) => nameColumns(write, request.params.id, request.body)),
  );

  app.put(
    '/punch-files/:id/driver',
    { config: { access }, schema: { ...one, body: punchFileDriverSchema } },
    async (request) =>
      await change(request, request.params.id, (write) => nameDriver(write, request.params.id, request.body)),
  );

  app.post(
    '/punch-files/:id/apply',
    { config: { access }, schema: { ...one, body: punchFileApplySchema } },
    async (request) => {
      const { id } = request.params;
      const seen = { ...request.body, now: clock(), page: pageOf(id) };
      return await change(request, id, (write) => startApplying(write, id, seen));
    },
  );

  app.post(
    '/punch-files/:id/undo',
    { config: { access }, schema: { ...one, body: punchFileUndoSchema } },
    async (request) => {
      const { id } = request.params;
      const seen = { ...request.body, page: pageOf(id) };
      return await change(request, id, (write) => startUndo(write, id, seen));
    },
  );
};
