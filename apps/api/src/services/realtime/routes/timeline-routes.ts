import { problemSchema } from '@haisha/validation/problem';
import { timelineSchema } from '@haisha/validation/realtime';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { Module } from '../../../module.ts';

/** How the connection of a page fared, for whoever asks why somebody was not live: into the log, at its level `debug`. */
export const timelineRoutes: Module = (app) => {
  app.post(
    '/realtime/timeline',
    {
      config: { access: 'session' },
      schema: {
        tags: ['realtime'],
        body: timelineSchema,
        response: { 204: noContent, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      request.log.debug({ timeline: request.body }, 'the connection of a page');
      return reply.code(204).send();
    },
  );
};
