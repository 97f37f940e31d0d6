import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../../http/access/session-cookie.ts';
import type { Env } from '../../../settings/env.ts';
import { ticketSeconds } from './tickets.ts';

const ticketCookie = 'haisha-second-factor';
const ticketPath = '/api/session';

/** The browser sends the ticket only to the routes of the session. */
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
