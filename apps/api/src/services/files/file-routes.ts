import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies, Module } from '../../app.ts';
import { mayReadNote } from '../../areas/masters/destination-notes/may-read-note.ts';
import { mayReadPhoto } from '../../areas/masters/drivers/driver-image-store.ts';
import { mayReadEntry } from '../../areas/masters/vehicles/may-read-entry.ts';
import { files } from '../../db/schema/services/files.ts';
import { recordNotFound } from '../../http/errors.ts';
import { sendFile } from './send-file.ts';
import { createFileStore } from './storage/create-file-store.ts';

type Owned = { entityId: string; slot: string | null };
type MayRead = (request: FastifyRequest, dependencies: AppDependencies, of: Owned) => Promise<boolean>;

/** Who may read a record may read its files; files of anything else have no address here. */
const readers: Record<string, MayRead> = {
  vehicleHistory: async (request, dependencies, { entityId }) => await mayReadEntry(request, dependencies, entityId),
  destinationNote: async (request, dependencies, { entityId }) => await mayReadNote(request, dependencies, entityId),
  driverImage: mayReadPhoto,
};

/** The content of a photo or document. */
export const fileRoutes: Module = (app, dependencies) => {
  const { db, env } = dependencies;
  const store = createFileStore(env);
  app.get(
    '/files/:id',
    {
      config: { access: 'session' },
      schema: { tags: ['file'], params: idParamsSchema, response: { '4xx': problemSchema } },
    },
    async (request, reply) => {
      const [file] = await db
        .select()
        .from(files)
        .where(and(eq(files.id, request.params.id), isNull(files.archivedAt)));
      if (!file?.entityId) throw recordNotFound();
      const { entity, entityId, slot } = file;
      if (!(await readers[entity]?.(request, dependencies, { entityId, slot }))) throw recordNotFound();
      return await sendFile(reply, db, store, file);
    },
  );
};
