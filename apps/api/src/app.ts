import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deviceFinder } from './areas/attendance/kiosk/device-finder.ts';
import { createSessionStore } from './areas/identity/session/session-store.ts';
import { product } from './areas.ts';
import './http/access/access.ts';
import { authorization, requireAccess } from './http/access/authorization.ts';
import { healthRoutes } from './http/health/health-routes.ts';
import { contracts } from './http/plugins/contracts.ts';
import { errorHandler, notFoundHandler } from './http/plugins/error-handler.ts';
import { logOptions, requestLog } from './http/plugins/log.ts';
import { metrics } from './http/plugins/metrics.ts';
import { openapi } from './http/plugins/openapi.ts';
import { page } from './http/plugins/page.ts';
import { limitRate } from './http/plugins/rate-limit.ts';
import { releaseStore } from './http/plugins/release-store.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { socketLimits } from './http/socket-limits.ts';
import { watchStorage } from './http/storage-watch.ts';
import { watchPointer } from './http/watch-pointer.ts';
import { wellFormedAddress } from './http/well-formed-address.ts';
import type { App, Dependencies, Module } from './module.ts';
import { createRealtime } from './services/realtime/create-realtime.ts';
import { realtimeMetrics } from './services/realtime/realtime-metrics.ts';
import { realtimeServer } from './services/realtime/realtime-server.ts';
import { realtimeSettings, realtimeSources } from './services/realtime/realtime-settings.ts';
import { broadcastingRoutes } from './services/realtime/routes/broadcasting-routes.ts';
import { programRoutes } from './services/realtime/routes/program-routes.ts';

export type AppInput = Omit<Dependencies, 'sessions' | 'realtime' | 'referring'> & {
  /** More modules under /api, after the product's own. */
  further?: Module[];
  /** Where the log goes; default standard output. */
  logTo?: { write: (line: string) => void };
  /** How long a socket may take to ask something; default half a minute. */
  patienceMs?: number;
};

export async function buildApp(input: AppInput): Promise<App> {
  const { env } = input;
  const sessions = createSessionStore(input.db, input.clock, env);
  const app = fastify({
    ...logOptions(env, input.logTo),
    ...socketLimits(input.patienceMs),
    bodyLimit: env.BODY_LIMIT_BYTES,
    trustProxy: env.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => wellFormedAddress(url),
  }).withTypeProvider<ZodTypeProvider>();
  const warn = (error: unknown) => app.log.warn({ err: error }, 'Live updates are disturbed');
  const realtime = createRealtime({ ...input, warn });
  const dependencies: Dependencies = { ...input, sessions, realtime, referring: product.referring };
  const storage = watchStorage(dependencies);
  const pointer = watchPointer(env.RELEASE_STORE, app.log);

  requestLog(app);
  requireAccess(app);
  errorHandler(app, storage);
  contracts(app);
  await securityHeaders(app, env, realtimeSources(env));
  await app.register(cookie);
  // What is published is compressed beforehand; this is for answers, the page and the pointer.
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: 1024,
    // The beginning of a long file is sent before the rest is read.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  metrics(app, env, input.pool, (registry) => realtimeMetrics(registry, realtime));
  healthRoutes(app, dependencies, { storage, pointer });
  releaseStore(app, env, pointer);
  realtimeServer(app, realtime);
  page(app, env, pointer, () => realtimeSettings(env, realtime));

  const modules = [...(await product.routes()), ...(input.further ?? [])];
  await app.register(
    within((scope) => registerApi(scope, dependencies, modules)),
    { prefix: '/api' },
  );
  await app.register(
    within((scope) => registerBroadcasting(scope, dependencies)),
    { prefix: '/broadcasting' },
  );
  await app.register(
    within((scope) => registerPrograms(scope, dependencies)),
    { prefix: '/apps' },
  );
  return app;
}

/** A part of the addresses with hooks of its own. */
function within(register: (app: FastifyInstance) => Promise<void>): FastifyPluginCallback {
  return (app, _options, done) => {
    register(app).then(() => done(), done);
  };
}

async function registerApi(
  app: FastifyInstance,
  dependencies: Dependencies,
  modules: readonly Module[],
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  notFoundHandler(app);
  await limitRate(app, dependencies.env);
  await openapi(app);
  authorization(app, { ...dependencies, findDevice: deviceFinder(dependencies) });
  for (const routes of modules) routes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
}

/** The addresses at which clients of Pusher ask whether they may listen; some send JSON and some a form. */
async function registerBroadcasting(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  notFoundHandler(app);
  await app.register(formbody);
  await limitRate(app, dependencies.env);
  authorization(app, { ...dependencies, findDevice: deviceFinder(dependencies) });
  broadcastingRoutes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
}

/** The signed interface of the realtime server, for programs. */
async function registerPrograms(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  notFoundHandler(app);
  programRoutes(app.withTypeProvider<ZodTypeProvider>(), dependencies);
}
