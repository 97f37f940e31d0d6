import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

const sessionCookie = 'haisha-session';
const ticketCookie = 'haisha-second-factor';
const ticketPath = '/api/session';
const ticketSeconds = 300;

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

/** The ticket goes nowhere but to where it serves. */
export function readSecondFactorTicket(request: FastifyRequest): string | undefined {
  return request.cookies[ticketCookie] || undefined;
}

export function writeSecondFactorTicket(reply: FastifyReply, env: Env, token: string): void {
  const options = { ...cookieOptions(env), path: ticketPath, httpOnly: true, sameSite: 'strict' as const };
  reply.setCookie(ticketCookie, token, { ...options, maxAge: ticketSeconds });
}

export function clearSecondFactorTicket(reply: FastifyReply, env: Env): void {
  reply.clearCookie(ticketCookie, { ...cookieOptions(env), path: ticketPath, httpOnly: true });
}

export function cookieOptions(env: Env): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: cookiesAreSecure(env) };
}

export function cookiesAreSecure(env: Env): boolean {
  if (env.COOKIE_SECURE !== 'auto') return env.COOKIE_SECURE === 'true';
  return env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
}
