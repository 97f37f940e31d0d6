import { exportQuery } from '@haisha/validation/entity';
import { jobSchema } from '@haisha/validation/job';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Dependencies, Module } from '../../module.ts';
import { disposition } from '../files/send-file.ts';
import { findJob } from '../jobs/job-repository.ts';
import { rowScopeOf } from '../records/read/row-scope.ts';
import { askForExport } from './ask-for-export.ts';
import type { ExportedEntity, Exports, FileChoice } from './exported-entity.ts';
import { prepareExport } from './file/export-file.ts';
import { recordExport } from './record-export.ts';

/**
 * `GET <path>/export`: exactly the filtered list as a file. A list of up to EXPORT_STREAM_ROWS rows is streamed at once
 * (200); a longer one is written by a job, and the answer is that job (202). Who takes what away is recorded before.
 */
export function exportRoute<Row extends { id: string }, Query>(
  app: App,
  { db, env, clock }: Dependencies,
  exported: ExportedEntity<Row, Query>,
  limits: Pick<Exports, 'named'> & { most?: number },
): void {
  const { path, name, listQuery } = exported;
  app.get(
    `${path}/export`,
    {
      config: { access: `${name}.export` },
      schema: {
        tags: [name],
        querystring: exportQuery(listQuery),
        response: { 202: jobSchema, '4xx': problemSchema },
      },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const query = request.query as Query & FileChoice;
      const { actor, id: requestId } = request;
      const file = await prepareExport(db, exported, query, rowScopeOf(request, `${name}.export`, clock), limits);
      if (file.rowCount > env.EXPORT_STREAM_ROWS) {
        const asked = { entity: name, query, rows: file.rowCount, ownerId: actor.userId, requestId };
        const id = await db.transaction((tx) => askForExport(tx, asked));
        return reply.code(202).send(await findJob(db, id, actor.userId));
      }
      await file.check();
      await recordExport(db, { actor, entity: name, file, requestId });
      const { name: full, plainName } = file.nameAt(clock());
      reply.headers({
        'content-disposition': disposition('attachment', full, plainName),
        'cache-control': 'no-store',
      });
      return reply.type(file.mediaType).send(file.content());
    },
  );
}

/** The route of every list that can be taken away. */
export function exportRoutes({ exported, named }: Exports): Module {
  return (app, dependencies) => {
    for (const list of exported) exportRoute(app, dependencies, list, { named });
  };
}
