import { problemSchema } from '@haisha/validation/problem';
import { sequencesQuerySchema, sequencesSchema } from '@haisha/validation/realtime';
import { inArray } from 'drizzle-orm';
import type { Module } from '../app.ts';
import { realtimeChannels } from '../db/schema/realtime.ts';
import { permissionDenied } from '../errors.ts';
import { mayListen } from './channel-access.ts';

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
      const rows = await db.select().from(realtimeChannels).where(inArray(realtimeChannels.name, channels));
      const found = new Map(rows.map(({ name, sequence }) => [name, sequence]));
      return { sequences: Object.fromEntries(channels.map((channel) => [channel, found.get(channel) ?? 0])) };
    },
  );
};
