import { problemSchema } from '@haisha/validation/problem';
import { sequencesQuerySchema, sequencesSchema } from '@haisha/validation/realtime';
import { inArray, sql } from 'drizzle-orm';
import { realtimeChannels } from '../../../db/schema/services/realtime.ts';
import { permissionDenied } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { mayListen } from './may-listen.ts';

/** Where channels are: for whoever missed something, and for whoever has no socket. */
export const sequenceRoutes: Module = (app, { db }) => {
  app.get(
    '/realtime/sequences',
    {
      config: { access: 'session' },
      schema: {
        tags: ['realtime'],
        querystring: sequencesQuerySchema,
        response: { 200: sequencesSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const channels = [...new Set(request.query.channel)];
      for (const channel of channels) {
        if (!(await mayListen(request.actor, channel, app.rowFinders))) throw permissionDenied();
      }
      const { name, sequence, changedAt } = realtimeChannels;
      const quietMs = sql<number>`floor(1000 * extract(epoch from clock_timestamp() - ${changedAt}))::float8`;
      const rows = await db.select({ name, sequence, quietMs }).from(realtimeChannels).where(inArray(name, channels));
      return {
        sequences: {
          ...Object.fromEntries(channels.map((channel) => [channel, 0])),
          ...Object.fromEntries(rows.map((row) => [row.name, row.sequence])),
        },
        quietMs: Object.fromEntries(rows.map((row) => [row.name, row.quietMs])),
      };
    },
  );
};
