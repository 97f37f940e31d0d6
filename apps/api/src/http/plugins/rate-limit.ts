import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { throttled } from '../errors.ts';

/** So many requests a minute from one address. */
export async function limitRate(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: env.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => throttled(Math.max(1, Math.ceil(ttl / 1000))),
  });
  app.addHook('onRequest', app.rateLimit());
}
