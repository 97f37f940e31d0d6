import multipart from '@fastify/multipart';
import { type DetectorFile, detectorFileSchema, mostReadingBytes } from '@haisha/validation/detector-reading';
import { problemSchema } from '@haisha/validation/problem';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Module } from '../../../module.ts';
import { readUpload } from '../../../services/files/accept/read-upload.ts';
import { createFewAtOnce } from '../../../services/imports/few-at-once.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { judgeReadings } from './judge-readings.ts';
import { readDetectorFile } from './read-detector-file.ts';
import { storeReadings } from './store-readings.ts';

/** Files of alcohol detectors: what each row would become, and the same file stored. */
export const detectorReadingRoutes: Module = (app, { clock, db, env }) => {
  const fewAtOnce = createFewAtOnce();
  const options = {
    config: { access: 'rollCall.create' },
    schema: {
      tags: ['rollCall'],
      consumes: ['multipart/form-data'],
      response: { 200: detectorFileSchema, '4xx': problemSchema },
    },
  } as const;
  const fileOf = (request: FastifyRequest) =>
    fewAtOnce(request.actor.userId, async () => {
      const { content, name } = await readUpload(request, env, mostReadingBytes);
      return { name, ...(await readDetectorFile(content, request.actor.userId)) };
    });

  void app.register(async (scope) => {
    await scope.register(multipart);
    const typed = scope.withTypeProvider<ZodTypeProvider>();

    typed.post('/roll-calls/readings/preview', options, async (request): Promise<DetectorFile> => {
      const { missing, texts } = await fileOf(request);
      const judged = await judgeReadings(db, texts);
      return { missing, rows: judged.map(({ row }) => row), stored: null };
    });

    typed.post('/roll-calls/readings', options, async (request): Promise<DetectorFile> => {
      const { missing, name, texts } = await fileOf(request);
      return await db.transaction(async (tx) => {
        const judged = await judgeReadings(tx, texts);
        const stored = await storeReadings(writeOf(request, 'rollCall.create', clock, tx), judged, name);
        return { missing, rows: judged.map(({ row }) => row), stored };
      });
    });
  });
};
