import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from '../../settings/env.ts';
import { isSameSecret } from '../access/is-same-secret.ts';
import { permissionDenied } from '../errors.ts';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

let ofProcess: Registry | undefined;

/** What watches the process does so until it ends, so that it is watched once, however many servers are made in it. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** `further` registers what is measured elsewhere. */
export function metrics(app: FastifyInstance, env: Env, pool: pg.Pool, further: (registry: Registry) => void): void {
  const registry = new Registry();
  const watched = processRegistry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  further(registry);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? '-', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request, env)) throw permissionDenied();
    return reply.type(registry.contentType).send(await Registry.merge([watched, registry]).metrics());
  });
}

/** Behind a proxy on this machine every request comes from the loopback address; then a token is needed. */
function mayRead({ headers, socket }: FastifyRequest, { METRICS_TOKEN }: Env): boolean {
  if (METRICS_TOKEN !== undefined) return isSameSecret(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  return loopback.includes(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}
