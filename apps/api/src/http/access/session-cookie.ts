import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../settings/env.ts';

const sessionCookie = 'haisha-session';

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie] || undefined;
}

export function writeSessionToken(reply: FastifyReply, env: Env, token: string): void {
  const maxAge = env.SESSION_ABSOLUTE_HOURS * 3600;
  reply.setCookie(sessionCookie, token, { ...cookieOptions(env), httpOnly: true, maxAge });
}

export function clearSessionToken(reply: FastifyReply, env: Env): void {
  reply.clearCookie(sessionCookie, { ...cookieOptions(env), httpOnly: true });
}

export function cookieOptions(env: Env): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: cookiesAreSecure(env) };
}

export function cookiesAreSecure(env: Env): boolean {
  if (env.COOKIE_SECURE !== 'auto') return env.COOKIE_SECURE === 'true';
  return env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
}
