import { noteAudiencesSchema, noteReadsSchema } from '@haisha/validation/destination-note';
import { idParamsSchema, pageOf } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { sharedDestinationListQuerySchema, sharedDestinationSchema } from '@haisha/validation/shared-destination';
import { and, eq, inArray } from 'drizzle-orm';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import { recordNotFound } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { Module } from '../../../module.ts';
import { markRead } from './mark-read.ts';
import { noteAudiences } from './note-audiences.ts';
import { isSeenBy, noteReader } from './note-reader.ts';
import { findInSight, findSharedDestination, listSharedDestinations } from './shared-destination-list.ts';

const tags = ['destinationNote'];
const path = '/shared-destinations';

/** Lists destinations with their notes, tells who will see new ones, and marks them as read. */
export const sharedDestinationRoutes: Module = (app, { db, clock }) => {
  app.get(
    path,
    {
      config: { access: 'destinationNote.read' },
      schema: {
        tags,
        querystring: sharedDestinationListQuerySchema,
        response: { 200: pageOf(sharedDestinationSchema), '4xx': problemSchema },
      },
    },
    async (request) =>
      await listSharedDestinations(db, request.query, noteReader(request, 'destinationNote.read', clock)),
  );

  app.get(
    `${path}/:id`,
    {
      config: { access: 'destinationNote.read' },
      schema: { tags, params: idParamsSchema, response: { 200: sharedDestinationSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const reader = noteReader(request, 'destinationNote.read', clock);
      const found = await findSharedDestination(db, request.params.id, reader);
      if (!found) throw recordNotFound();
      return found;
    },
  );

  app.get(
    `${path}/:id/audiences`,
    {
      config: { access: 'destinationNote.create' },
      schema: { tags, params: idParamsSchema, response: { 200: noteAudiencesSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const sight = noteReader(request, 'destinationNote.read', clock);
      if (!(await findInSight(db, request.params.id, sight))) throw recordNotFound();
      const author = noteReader(request, 'destinationNote.create', clock);
      return await noteAudiences(db, author, request.actor.scopeOf('driver.read') === 'all');
    },
  );

  app.post(
    `${path}/:id/reads`,
    {
      config: { access: 'destinationNote.read' },
      schema: {
        tags,
        params: idParamsSchema,
        body: noteReadsSchema,
        response: { 204: noContent, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const reader = noteReader(request, 'destinationNote.read', clock);
      if (!(await findSharedDestination(db, id, reader))) throw recordNotFound();
      await db.transaction(async (tx) => {
        const seen = await Promise.all(
          [destinationNotes, noteComments].map((table) =>
            tx
              .select({ id: table.id })
              .from(table)
              .where(and(eq(table.destinationId, id), inArray(table.id, request.body.ids), isSeenBy(reader, table))),
          ),
        );
        await markRead(
          tx,
          reader.userId,
          seen.flat().map((entry) => entry.id),
        );
      });
      return reply.code(204).send();
    },
  );
};
