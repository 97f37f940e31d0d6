import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketSeconds } from '../../areas/identity/session/tickets.ts';
import { signOnSeconds } from '../../areas/identity/single-sign-on/sign-on-attempts.ts';
import type { Env } from '../../settings/env.ts';

const sessionCookie = 'haisha-session';
const ticketCookie = 'haisha-second-factor';
const ticketPath = '/api/session';
const signOnCookie = 'haisha-single-sign-on';
const signOnPath = '/api/single-sign-on';

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

/** Ties the return from single sign-on to the browser that left. */
export function readSingleSignOnToken(request: FastifyRequest): string | undefined {
  return request.cookies[signOnCookie] || undefined;
}

export function writeSingleSignOnToken(reply: FastifyReply, env: Env, token: string): void {
  const options = { ...cookieOptions(env), path: signOnPath, httpOnly: true };
  reply.setCookie(signOnCookie, token, { ...options, maxAge: signOnSeconds });
}

export function clearSingleSignOnToken(reply: FastifyReply, env: Env): void {
  reply.clearCookie(signOnCookie, { ...cookieOptions(env), path: signOnPath, httpOnly: true });
}

export function cookieOptions(env: Env): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: cookiesAreSecure(env) };
}

export function cookiesAreSecure(env: Env): boolean {
  if (env.COOKIE_SECURE !== 'auto') return env.COOKIE_SECURE === 'true';
  return env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
}
