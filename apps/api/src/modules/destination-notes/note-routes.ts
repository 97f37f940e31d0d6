import { destinationNoteContract } from '@haisha/validation/destination-note';
import { idParamsSchema, pageOf, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { z } from 'zod';
import type { Module } from '../../app.ts';
import { recordNotFound } from '../../errors.ts';
import { idempotencyHeaders } from '../../idempotency/idempotency-headers.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { confirmNote } from './confirm-entry.ts';
import { listNotes } from './note-list.ts';
import { noteWriteOf } from './note-place.ts';
import { noteReader } from './note-reader.ts';
import { archiveNote, createNote, restoreNote, updateNote } from './note-repository.ts';
import { findSharedDestination } from './shared-destination-list.ts';

const tags = ['destinationNote'];
const { input, update, output, listQuery } = destinationNoteContract;
const noteParams = z.object({ ...idParamsSchema.shape, noteId: z.uuid() });
const path = '/shared-destinations/:id/notes';

/** The notes on a destination. */
export const noteRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.get(
    path,
    {
      config: { access: 'destinationNote.read' },
      schema: {
        tags,
        params: idParamsSchema,
        querystring: listQuery,
        response: { 200: pageOf(output), '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const reader = noteReader(request, 'destinationNote.read', clock);
      if (!(await findSharedDestination(db, id, reader))) throw recordNotFound();
      return await listNotes(db, id, request.query, reader);
    },
  );

  app.post(
    path,
    {
      config: { access: 'destinationNote.create' },
      schema: {
        tags,
        headers: idempotencyHeaders,
        params: idParamsSchema,
        body: input,
        response: { 201: output, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const created = await runOnce(db, request, async (tx) =>
        createNote(
          await noteWriteOf(request, dependencies, 'destinationNote.create', tx, request.params.id),
          request.body,
        ),
      );
      return reply.code(201).send(created);
    },
  );

  app.put(
    `${path}/:noteId`,
    {
      config: { access: 'destinationNote.update' },
      schema: { tags, params: noteParams, body: update, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, noteId } = request.params;
      return await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.update', tx, id);
        return await updateNote(write, noteId, request.body);
      });
    },
  );

  for (const [action, run] of [
    ['archive', archiveNote],
    ['restore', restoreNote],
  ] as const) {
    app.post(
      `${path}/:noteId/${action}`,
      {
        config: { access: 'destinationNote.archive' },
        schema: { tags, params: noteParams, body: versionSchema, response: { 200: output, '4xx': problemSchema } },
      },
      async (request) => {
        const { id, noteId } = request.params;
        return await db.transaction(async (tx) => {
          const write = await noteWriteOf(request, dependencies, 'destinationNote.archive', tx, id);
          return await run(write, { id: noteId, ...request.body });
        });
      },
    );
  }

  app.post(
    `${path}/:noteId/confirm`,
    {
      config: { access: 'destinationNote.read' },
      schema: { tags, params: noteParams, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, noteId } = request.params;
      return await db.transaction(async (tx) =>
        confirmNote(await noteWriteOf(request, dependencies, 'destinationNote.read', tx, id), noteId),
      );
    },
  );
};
