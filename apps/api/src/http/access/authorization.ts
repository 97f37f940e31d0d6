import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { passwordChangeRequired, permissionDenied, sessionRequired, unavailable } from '../errors.ts';
import { checkCsrf } from './csrf.ts';
import { type FindDevice, readDeviceToken, writeDeviceToken } from './device-session.ts';
import { readSessionToken } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

type Options = { env: Env; sessions: SessionStore; isReady: () => boolean; findDevice: FindDevice };

/** Deny by default: a route that does not say who may call it stops the start. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => config?.access === undefined);
    if (open.length > 0) throw new Error(`No access declared: ${open.map(({ method, url }) => `${method} ${url}`)}`);
  });
}

/** Session, then CSRF, then permission, for every route of this instance; before the body is read. */
export function authorization(app: FastifyInstance, { env, findDevice, sessions, isReady }: Options): void {
  app.decorateRequest('session', null);
  app.decorateRequest('device', null);
  app.decorateRequest('actor', {
    getter() {
      if (!this.session) throw sessionRequired();
      return this.session.actor;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, beforePasswordChange = false } = request.routeOptions.config;
    if (!isReady()) throw unavailable();
    if (access === undefined || access === 'signed') throw permissionDenied();
    if (access === 'device') {
      const token = readDeviceToken(request);
      request.device = token ? await findDevice(token) : null;
      if (!token || !request.device) throw sessionRequired();
      writeDeviceToken(reply, env, token);
      reply.header('cache-control', 'no-store');
    } else if (access !== 'public') {
      const token = readSessionToken(request);
      const session = token ? await sessions.find(token) : null;
      if (!session) throw sessionRequired();
      if (session.mustChangePassword && !beforePasswordChange) throw passwordChangeRequired();
      request.session = session;
      // What one person may see must not come out of a cache for the next one.
      reply.header('cache-control', 'no-store');
    }
    checkCsrf(request, env);
    const needsNone = access === 'public' || access === 'session' || access === 'device';
    if (!needsNone && !request.actor.scopeOf(access)) throw permissionDenied();
  });
}
