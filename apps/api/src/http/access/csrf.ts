import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { csrfInvalid } from '../errors.ts';
import { isSameSecret } from './is-same-secret.ts';
import { cookieOptions, readSessionToken } from './session-cookie.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Gives the page the token it has to repeat in a header; with a session it is bound to that session. */
export function writeCsrfToken(reply: FastifyReply, env: Env, sessionToken: string | undefined): void {
  const token = sessionToken ? boundToken(sessionToken) : randomBytes(32).toString('base64url');
  reply.setCookie(env.CSRF_COOKIE, token, { ...cookieOptions(env), maxAge: env.SESSION_ABSOLUTE_HOURS * 3600 });
}

/** Refuses writes that a page of this site did not send: foreign Origin, or cookie and header that do not agree. */
export function checkCsrf(request: FastifyRequest, env: Env): void {
  if (safeMethods.includes(request.method)) return;
  if (!comesFromOwnOrigin(request, env)) throw csrfInvalid();
  const cookie = request.cookies[env.CSRF_COOKIE];
  const header = request.headers[env.CSRF_HEADER.toLowerCase()];
  if (!cookie || typeof header !== 'string' || !isSameSecret(cookie, decoded(header))) throw csrfInvalid();
  const sessionToken = readSessionToken(request);
  // Whoever can plant a cookie, as a sister domain can, still cannot know the token of somebody's session.
  if (sessionToken && !isSameSecret(cookie, boundToken(sessionToken))) throw csrfInvalid();
}

function comesFromOwnOrigin(request: FastifyRequest, env: Env): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return isOwnOrigin(origin, request.host, env);
}

/** Whether a page of this origin is one of ours; `host` is where it asks. */
export function isOwnOrigin(origin: string, host: string, env: Pick<Env, 'PUBLIC_ORIGIN'>): boolean {
  if (env.PUBLIC_ORIGIN) return origin === new URL(env.PUBLIC_ORIGIN).origin;
  return URL.parse(origin)?.host === host;
}

function boundToken(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Some clients send the cookie's text as it stands, which may be percent-encoded. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
