import { idParamsSchema, type VersionedId, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordNotFound } from '../../../http/errors.ts';
import { idempotencyHeaders } from '../../../http/idempotency/idempotency-headers.ts';
import { runOnce } from '../../../http/idempotency/run-once.ts';
import type { Dependencies } from '../../../module.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type NoteWrite, noteWriteOf } from './note-place.ts';
import { type NoteReader, noteReader } from './note-reader.ts';
import { findInSight } from './shared-destination-list.ts';

/** What the routes of notes and of comments differ in. */
export type Entries<Entry, List, Input, Update, Query> = {
  /** Below the destination. */
  path: 'notes' | 'comments';
  schemas: {
    list: z.ZodType<List>;
    output: z.ZodType<Entry>;
    input: z.ZodType<Input>;
    update: z.ZodType<Update>;
    listQuery: z.ZodType<Query>;
  };
  list: (db: Reader, destinationId: string, query: Query, reader: NoteReader) => Promise<List>;
  create: (write: NoteWrite, input: Input) => Promise<Entry>;
  update: (write: NoteWrite, id: string, body: Update) => Promise<Entry>;
  archive: (write: NoteWrite, at: VersionedId) => Promise<Entry>;
  restore: (write: NoteWrite, at: VersionedId) => Promise<Entry>;
  /** Confirms (確認しました). */
  confirm: (write: NoteWrite, id: string) => Promise<Entry>;
};

const tags = ['destinationNote'];
const entryParams = z.object({ ...idParamsSchema.shape, entryId: z.uuid() });

// Bodies and parameters of a generic schema have no type of their own: the casts state what validation did.
const bodyOf = <T>(request: FastifyRequest) => request.body as T;
const paramsOf = (request: FastifyRequest) => request.params as z.output<typeof entryParams>;

/** List, create, update, archive, restore and confirm, of what is written about a destination. */
export function entryRoutes<Entry, List, Input, Update, Query>(
  app: FastifyInstance,
  dependencies: Dependencies,
  entries: Entries<Entry, List, Input, Update, Query>,
): void {
  const { db, clock } = dependencies;
  const { output, ...schemas } = entries.schemas;
  const path = `/shared-destinations/:id/${entries.path}`;
  const response = { 200: output, '4xx': problemSchema };

  app.get(
    path,
    {
      config: { access: 'destinationNote.read' },
      schema: {
        tags,
        params: idParamsSchema,
        querystring: schemas.listQuery,
        response: { 200: schemas.list, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { id } = paramsOf(request);
      const reader = noteReader(request, 'destinationNote.read', clock);
      if (!(await findInSight(db, id, reader))) throw recordNotFound();
      return await entries.list(db, id, request.query as Query, reader);
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
        body: schemas.input,
        response: { 201: output, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = paramsOf(request);
      const created = await runOnce(db, request, async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.create', tx, id);
        return await entries.create(write, bodyOf<Input>(request));
      });
      return reply.code(201).send(created);
    },
  );

  app.put(
    `${path}/:entryId`,
    {
      config: { access: 'destinationNote.update' },
      schema: { tags, params: entryParams, body: schemas.update, response },
    },
    async (request) => {
      const { id, entryId } = paramsOf(request);
      return await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.update', tx, id);
        return await entries.update(write, entryId, bodyOf<Update>(request));
      });
    },
  );

  for (const action of ['archive', 'restore'] as const) {
    app.post(
      `${path}/:entryId/${action}`,
      {
        config: { access: 'destinationNote.archive' },
        schema: { tags, params: entryParams, body: versionSchema, response },
      },
      async (request) => {
        const { id, entryId } = paramsOf(request);
        return await db.transaction(async (tx) => {
          const write = await noteWriteOf(request, dependencies, 'destinationNote.archive', tx, id);
          return await entries[action](write, { id: entryId, ...bodyOf<z.output<typeof versionSchema>>(request) });
        });
      },
    );
  }

  app.post(
    `${path}/:entryId/confirm`,
    { config: { access: 'destinationNote.read' }, schema: { tags, params: entryParams, response } },
    async (request) => {
      const { id, entryId } = paramsOf(request);
      return await db.transaction(async (tx) => {
        const write = await noteWriteOf(request, dependencies, 'destinationNote.read', tx, id);
        return await entries.confirm(write, entryId);
      });
    },
  );
}
