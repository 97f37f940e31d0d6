import { idParamsSchema, pageOf } from '@haisha/validation/entity';
import { jobListQuerySchema, jobSchema } from '@haisha/validation/job';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../module.ts';
import { sendFile } from '../files/send-file.ts';
import { createFileStore } from '../files/storage/create-file-store.ts';
import { cancelJob, findJob, findJobFile, listJobs, retryJob } from './job-repository.ts';

const tags = ['job'];
const one = { tags, params: idParamsSchema, response: { 200: jobSchema, '4xx': problemSchema } };

/** One's own jobs, whatever one's roles. */
export const jobRoutes: Module = (app, { db, env }) => {
  const store = createFileStore(env);

  app.get(
    '/jobs',
    {
      config: { access: 'session' },
      schema: { tags, querystring: jobListQuerySchema, response: { 200: pageOf(jobSchema), '4xx': problemSchema } },
    },
    async ({ query, actor }) => await listJobs(db, actor.userId, query),
  );

  app.get(
    '/jobs/:id',
    { config: { access: 'session' }, schema: one },
    async ({ params, actor }) => await findJob(db, params.id, actor.userId),
  );

  app.get(
    '/jobs/:id/file',
    { config: { access: 'session' }, schema: { tags, params: idParamsSchema, response: { '4xx': problemSchema } } },
    async ({ params, actor }, reply) =>
      await sendFile(reply, db, store, await findJobFile(db, params.id, actor.userId)),
  );

  for (const [action, run] of [
    ['cancel', cancelJob],
    ['retry', retryJob],
  ] as const) {
    app.post(
      `/jobs/:id/${action}`,
      { config: { access: 'session' }, schema: one },
      async ({ params, actor }) =>
        await db.transaction(async (tx) => {
          await run(tx, params.id, actor.userId);
          // Read before it is committed: another process may begin it at once.
          return await findJob(tx, params.id, actor.userId);
        }),
    );
  }
};
