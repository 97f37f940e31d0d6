import type { Pointer } from '@haisha/releases/pointer';
import { sessionStateSchema } from '@haisha/validation/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { version } from '../version.ts';
import { readSessionToken } from './access/session-cookie.ts';

/** What a page would ask for first, as the shell reads it from `#haisha-start`. */
export type PageStart = { pointer: Pointer; apiVersion: string; session: unknown };

/**
 * Collects what a page starts with. Without the database its session is unknown, and the page asks for it. The answer
 * about a session may take a cookie back, as it would by itself.
 */
export async function pageStart(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  pointer: Pointer,
): Promise<PageStart> {
  return { pointer, apiVersion: version, session: await sessionOf(app, request, reply) };
}

async function sessionOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (readSessionToken(request) === undefined) return null;
  const { cookie = '', 'user-agent': userAgent = '' } = request.headers;
  const answer = await app.inject({
    url: '/api/session',
    remoteAddress: request.ip,
    headers: { cookie, 'user-agent': userAgent, host: request.host },
  });
  if (answer.statusCode !== 200) return undefined;
  const { session } = sessionStateSchema.parse(answer.json());
  for (const one of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', one);
  return session;
}
