import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { ownSessionListSchema, sessionStateSchema } from '@haisha/validation/session';
import type { FastifyReply } from 'fastify';
import { writeCsrfToken } from '../../../http/access/csrf.ts';
import { clearSessionToken, readSessionToken } from '../../../http/access/session-cookie.ts';
import { recordNotFound } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies } from '../../../module.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { sessionOf } from './admit.ts';
import { deviceOf } from './device-of.ts';

export function sessionRoutes(app: App, { db, env, sessions }: Dependencies): void {
  app.get(
    '/session',
    { config: { access: 'public' }, schema: { response: { 200: sessionStateSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = readSessionToken(request);
      const user = token ? await sessions.find(token) : null;
      const ended = token !== undefined && user === null && (await sessions.wasEnded(token));
      // Tells every open page that the session was ended, so that it offers the login.
      if (ended) writeCsrfToken(reply, env, token);
      else if (token && !user) clearSessionToken(reply, env);
      return { session: user && sessionOf(user), ended };
    },
  );

  app.delete(
    '/session',
    {
      config: { access: 'session', beforePasswordChange: true },
      schema: { response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        await sessions.end(tx, readSessionToken(request) ?? '');
        await recordUserAct(tx, { userId: request.actor.userId, action: 'logout', requestId: request.id });
      });
      return endHere(reply);
    },
  );

  app.get(
    '/sessions',
    { config: { access: 'session' }, schema: { response: { 200: ownSessionListSchema, '4xx': problemSchema } } },
    async (request) => {
      const own = (await sessions.list(request.actor.userId)).map(({ userAgent, ...session }) => ({
        ...session,
        ...deviceOf(userAgent),
        isThis: session.id === request.session?.sessionId,
      }));
      return { items: own.sort((one, other) => Number(other.isThis) - Number(one.isThis)) };
    },
  );

  app.delete(
    '/sessions/:id',
    {
      config: { access: 'session' },
      schema: { params: idParamsSchema, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      await db.transaction(async (tx) => {
        if (!(await sessions.endOne(tx, request.actor.userId, id))) throw recordNotFound();
        await recordUserAct(tx, { userId: request.actor.userId, action: 'sessionEnded', requestId: request.id });
      });
      return request.session?.sessionId === id ? endHere(reply) : reply.code(204).send();
    },
  );

  app.delete(
    '/sessions',
    { config: { access: 'session' }, schema: { response: { 204: noContent, '4xx': problemSchema } } },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, request.actor.userId);
        await recordUserAct(tx, { userId: request.actor.userId, action: 'logoutEverywhere', requestId: request.id });
      });
      return endHere(reply);
    },
  );

  function endHere(reply: FastifyReply): FastifyReply {
    clearSessionToken(reply, env);
    writeCsrfToken(reply, env, undefined);
    return reply.code(204).send();
  }
}

/** The address of the CSRF token is a setting. */
export function csrfRoutes(app: App, { env }: Dependencies): void {
  app.get(
    env.CSRF_PATH.slice('/api'.length),
    { config: { access: 'public' }, schema: { response: { 204: noContent, '4xx': problemSchema } } },
    async (request, reply) => {
      writeCsrfToken(reply, env, readSessionToken(request));
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}
