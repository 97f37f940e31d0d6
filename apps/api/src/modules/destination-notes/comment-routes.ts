import { idParamsSchema, versionSchema } from '@haisha/validation/entity';
import { noteCommentContract, noteCommentListSchema } from '@haisha/validation/note-comment';
import { problemSchema } from '@haisha/validation/problem';
import { z } from 'zod';
import type { Module } from '../../app.ts';
import { recordNotFound } from '../../errors.ts';
import { idempotencyHeaders } from '../../idempotency/idempotency-headers.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { listComments } from './comment-list.ts';
import { archiveComment, createComment, restoreComment, updateComment } from './comment-repository.ts';
import { confirmComment } from './confirm-entry.ts';
import { noteWriteOf } from './note-place.ts';
import { noteReader } from './note-reader.ts';
import { findSharedDestination } from './shared-destination-list.ts';

const tags = ['destinationNote'];
const { input, update, output, listQuery } = noteCommentContract;
const commentParams = z.object({ ...idParamsSchema.shape, commentId: z.uuid() });
const path = '/shared-destinations/:id/comments';

/** The comments on a destination. */
export const commentRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.get(
    path,
    {
      config: { access: 'destinationNote.read' },
      schema: {
        tags,
        params: idParamsSchema,
        querystring: listQuery,
        response: { 200: noteCommentListSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const reader = noteReader(request, 'destinationNote.read', clock);
      if (!(await findSharedDestination(db, id, reader))) throw recordNotFound();
      return await listComments(db, id, request.query, reader);
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
        createComment(
          await noteWriteOf(request, dependencies, 'destinationNote.create', tx, request.params.id),
          request.body,
        ),
      );
      return reply.code(201).send(created);
    },
  );

  app.put(
    `${path}/:commentId`,
    {
      config: { access: 'destinationNote.update' },
      schema: { tags, params: commentParams, body: update, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, commentId } = request.params;
      return await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.update', tx, id);
        return await updateComment(write, commentId, request.body);
      });
    },
  );

  for (const [action, run] of [
    ['archive', archiveComment],
    ['restore', restoreComment],
  ] as const) {
    app.post(
      `${path}/:commentId/${action}`,
      {
        config: { access: 'destinationNote.archive' },
        schema: { tags, params: commentParams, body: versionSchema, response: { 200: output, '4xx': problemSchema } },
      },
      async (request) => {
        const { id, commentId } = request.params;
        return await db.transaction(async (tx) => {
          const write = await noteWriteOf(request, dependencies, 'destinationNote.archive', tx, id);
          return await run(write, { id: commentId, ...request.body });
        });
      },
    );
  }

  app.post(
    `${path}/:commentId/confirm`,
    {
      config: { access: 'destinationNote.read' },
      schema: { tags, params: commentParams, response: { 200: output, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, commentId } = request.params;
      return await db.transaction(async (tx) =>
        confirmComment(await noteWriteOf(request, dependencies, 'destinationNote.read', tx, id), commentId),
      );
    },
  );
};
