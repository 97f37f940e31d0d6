import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../../http/access/session-cookie.ts';
import type { Env } from '../../../settings/env.ts';
import { signOnSeconds } from './sign-on-attempts.ts';

const signOnCookie = 'haisha-single-sign-on';
const signOnPath = '/api/single-sign-on';

/** Reads the cookie that ties the return to the browser that left. */
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
