import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/services/files.ts';
import { recordNotFound } from '../../http/errors.ts';
import type { Module } from '../../module.ts';
import type { FileReader } from './file-reader.ts';
import { sendFile } from './send-file.ts';
import { createFileStore } from './storage/create-file-store.ts';

/** The content of a photo or document; files that no reader is for have no address here. */
export function fileRoutes(readers: readonly FileReader[]): Module {
  return (app, dependencies) => {
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
        const reader = readers.find((one) => one.entity === entity);
        if (!(await reader?.mayRead(request, dependencies, { entityId, slot }))) throw recordNotFound();
        return await sendFile(reply, db, store, file);
      },
    );
  };
}
