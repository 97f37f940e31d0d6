import multipart from '@fastify/multipart';
import { records } from '@haisha/rules/records';
import { idParamsSchema, pageOf } from '@haisha/validation/entity';
import {
  importApplySchema,
  importListItemSchema,
  importListQuerySchema,
  importMappingSchema,
  importReadingSchema,
  importSampleSchema,
  importSchema,
  importUploadQuerySchema,
} from '@haisha/validation/import';
import { importUndoHours, mostImportBytes } from '@haisha/validation/import-choices';
import { importFaultsSchema } from '@haisha/validation/import-fault';
import {
  importCorrectionSchema,
  importDecisionResultSchema,
  importDecisionSchema,
  importJudgementSchema,
  importReplacementResultSchema,
  importReplacementSchema,
  importRowListQuerySchema,
  importRowParamsSchema,
  importRowSchema,
} from '@haisha/validation/import-row';
import { problemSchema } from '@haisha/validation/problem';
import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Transaction } from '../../db/database.ts';
import { importRows } from '../../db/schema/services/import-rows.ts';
import { imports } from '../../db/schema/services/imports.ts';
import { importTooLateToUndo, importUndecided } from '../../http/errors.ts';
import type { Module } from '../../module.ts';
import { readUpload } from '../files/accept/read-upload.ts';
import { disposition } from '../files/send-file.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import { applyKind } from './apply/apply-job.ts';
import { undoKind } from './apply/undo-job.ts';
import { correctRow, replaceCells } from './decide/correct-row.ts';
import { decideRows } from './decide/decide-rows.ts';
import { rejectedFile } from './decide/rejected-file.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { entityOf, type Importable, importedOf } from './imported-entity.ts';
import { judgeKind } from './judge/judge-job.ts';
import { beforeApplying, mapColumns, readAnew, remember, requireUnits, startImport, startJob } from './start-import.ts';
import { countFaults } from './stored/count-faults.ts';
import { findImport, type ImportRecord, listImports, lockImport } from './stored/import-repository.ts';
import { sampleOf } from './stored/open-import.ts';
import { listRows } from './stored/stored-rows.ts';

type Asked = Pick<FastifyRequest, 'actor' | 'id'> & { params: { id: string } };

const tags = ['import'];
const access = 'import.read';
const hourMs = 3_600_000;
const one = { tags, params: idParamsSchema, response: { 200: importSchema, '4xx': problemSchema } };

/** A file into each master that takes files; whoever may not import it is refused before the file is read. */
export function importUploadRoutes(importable: Importable): Module {
  return (app, { db, env }) => {
    const store = createFileStore(env);
    const fewAtOnce = createFewAtOnce();
    void app.register(async (scope) => {
      await scope.register(multipart);
      for (const imported of importable.imported) {
        const { exported, access: permission } = imported;
        scope.withTypeProvider<ZodTypeProvider>().post(
          `${exported.path}/imports`,
          {
            config: { access: permission },
            schema: {
              tags,
              consumes: ['multipart/form-data'],
              querystring: importUploadQuerySchema,
              response: { 201: importSchema, '4xx': problemSchema },
            },
          },
          async (request, reply) => {
            const about = { entity: entityOf(imported), actor: request.actor, locale: request.query.locale };
            const id = await fewAtOnce(about.actor.userId, async () => {
              const upload = await readUpload(request, env, mostImportBytes);
              return await startImport(db, importable, store, upload, about);
            });
            return reply.code(201).send(await findImport(db, importable, id, about.actor));
          },
        );
      }
    });
  };
}

/** Reading imports: one's own, for administrators everybody's. */
export function importReadRoutes(importable: Importable): Module {
  return (app, { db, env }) => {
    const store = createFileStore(env);

    app.get(
      '/imports',
      {
        config: { access },
        schema: {
          tags,
          querystring: importListQuerySchema,
          response: { 200: pageOf(importListItemSchema), '4xx': problemSchema },
        },
      },
      async ({ query, actor }) => await listImports(db, importable, query, actor),
    );

    app.get('/imports/:id', { config: { access }, schema: one }, async ({ params, actor }) => {
      return await findImport(db, importable, params.id, actor);
    });

    app.get(
      '/imports/:id/rows',
      {
        config: { access },
        schema: {
          tags,
          params: idParamsSchema,
          querystring: importRowListQuerySchema,
          response: { 200: pageOf(importRowSchema), '4xx': problemSchema },
        },
      },
      async ({ params, query, actor }) => await listRows(db, await findImport(db, importable, params.id, actor), query),
    );

    app.get(
      '/imports/:id/faults',
      {
        config: { access },
        schema: { tags, params: idParamsSchema, response: { 200: importFaultsSchema, '4xx': problemSchema } },
      },
      async ({ params, actor }) => {
        const { id, columns } = await findImport(db, importable, params.id, actor);
        return await countFaults(db, id, columns);
      },
    );

    app.get(
      '/imports/:id/sample',
      {
        config: { access },
        schema: { tags, params: idParamsSchema, response: { 200: importSampleSchema, '4xx': problemSchema } },
      },
      async ({ params, actor }) => {
        await findImport(db, importable, params.id, actor);
        const [record] = await db.select().from(imports).where(eq(imports.id, params.id));
        return await sampleOf(db, store, record, actor);
      },
    );

    app.get(
      '/imports/:id/rejected',
      { config: { access }, schema: { tags, params: idParamsSchema, response: { '4xx': problemSchema } } },
      async ({ params, actor }: Asked, reply: FastifyReply) => {
        const { status } = await findImport(db, importable, params.id, actor);
        const [found] = await db.select().from(imports).where(eq(imports.id, params.id));
        const record = { ...(found as ImportRecord), status };
        const { name, mediaType, content } = rejectedFile(db, importedOf(importable, record.entity), record);
        reply.headers({
          'content-disposition': disposition('attachment', name, `rejected.${record.format}`),
          'cache-control': 'no-store',
        });
        return reply.type(mediaType).send(content);
      },
    );
  };
}

/** What is done with an import until it is applied, undone or discarded. */
export function importRoutes(importable: Importable): Module {
  return (app, { db, env, clock }) => {
    const store = createFileStore(env);
    const at = ({ params, actor }: Asked) => ({ id: params.id, actor });

    async function command(request: Asked, act: (tx: Transaction) => Promise<void>) {
      return await db.transaction(async (tx) => {
        await act(tx);
        return await findImport(tx, importable, request.params.id, request.actor);
      });
    }

    /** The job is called by its kind and master. */
    const jobOf = (
      kind: string,
      { actor, id: requestId }: Asked,
      { id, entity, rowCount, fileName }: ImportRecord,
    ) => ({
      kind,
      requestId,
      actor,
      params: { entity, rows: rowCount, file: fileName, page: `${records[entity].path}/temp/${id}` },
    });

    app.put(
      '/imports/:id/reading',
      { config: { access }, schema: { ...one, body: importReadingSchema } },
      async (request) => {
        await readAnew(db, importable, store, at(request), request.body);
        return await findImport(db, importable, request.params.id, request.actor);
      },
    );

    app.put(
      '/imports/:id/mapping',
      { config: { access }, schema: { ...one, body: importMappingSchema } },
      async (request) => await command(request, (tx) => mapColumns(tx, importable, at(request), request.body)),
    );

    app.post('/imports/:id/judge', { config: { access }, schema: one }, async (request) => {
      return await command(request, async (tx) => {
        const record = await lockImport(tx, importable, request.params.id, request.actor, beforeApplying);
        requireUnits(importable, record);
        await remember(tx, importable, record, request.actor);
        await startJob(tx, record, 'judging', jobOf(judgeKind, request, record));
      });
    });

    app.put(
      '/imports/:id/rows/:number',
      {
        config: { access },
        schema: {
          tags,
          params: importRowParamsSchema,
          body: importCorrectionSchema,
          response: { 200: importJudgementSchema, '4xx': problemSchema },
        },
      },
      async ({ params, body, actor }) =>
        await db.transaction((tx) => correctRow(tx, importable, { ...params, actor }, body)),
    );

    app.post(
      '/imports/:id/replacements',
      {
        config: { access },
        schema: {
          tags,
          params: idParamsSchema,
          body: importReplacementSchema,
          response: { 200: importReplacementResultSchema, '4xx': problemSchema },
        },
      },
      async ({ params, body, actor }) =>
        await db.transaction((tx) => replaceCells(tx, importable, { id: params.id, actor }, body)),
    );

    app.post(
      '/imports/:id/decisions',
      {
        config: { access },
        schema: {
          tags,
          params: idParamsSchema,
          body: importDecisionSchema,
          response: { 200: importDecisionResultSchema, '4xx': problemSchema },
        },
      },
      async ({ params, body, actor }) =>
        await db.transaction((tx) => decideRows(tx, importable, { id: params.id, actor }, body)),
    );

    app.post(
      '/imports/:id/apply',
      { config: { access }, schema: { ...one, body: importApplySchema } },
      async (request) => {
        const { mode } = request.body;
        return await command(request, async (tx) => {
          const record = await lockImport(tx, importable, request.params.id, request.actor, ['judged']);
          if (mode === 'allOrNothing' && (record.counts?.undecidedCount ?? 0) > 0) throw importUndecided();
          await startJob(tx, record, 'applying', jobOf(applyKind, request, record), { mode });
        });
      },
    );

    app.post('/imports/:id/undo', { config: { access }, schema: one }, async (request) => {
      return await command(request, async (tx) => {
        const record = await lockImport(tx, importable, request.params.id, request.actor, ['applied']);
        const until = Date.parse(record.appliedAt ?? '') + importUndoHours * hourMs;
        if (until < clock().getTime()) throw importTooLateToUndo();
        await startJob(tx, record, 'undoing', jobOf(undoKind, request, record));
      });
    });

    app.post('/imports/:id/discard', { config: { access }, schema: one }, async (request) => {
      return await command(request, async (tx) => {
        const record = await lockImport(tx, importable, request.params.id, request.actor, beforeApplying);
        await tx.delete(importRows).where(eq(importRows.importId, record.id));
        await tx
          .update(imports)
          .set({ status: 'discarded', counts: null, version: sql`${imports.version} + 1` })
          .where(eq(imports.id, record.id));
      });
    });
  };
}
