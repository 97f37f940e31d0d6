import type { FastifyInstance } from 'fastify';
import type { Realtime } from './create-realtime.ts';
import type { RowFinder } from './routes/may-listen.ts';

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
    /** Entity → whether a row of it is within somebody's scope; entities with rows that can be open add theirs. */
    rowFinders: Map<string, RowFinder>;
  }
}

/** Sockets come in by the same port as everything else, and leave before it closes. */
export function realtimeServer(app: FastifyInstance, realtime: Realtime): void {
  app.decorate('realtime', realtime);
  app.decorate('rowFinders', new Map<string, RowFinder>());
  const { builtin } = realtime;
  if (builtin) app.server.on('upgrade', builtin.sockets.upgrade);
  app.addHook('preClose', () => realtime.stop());
}
