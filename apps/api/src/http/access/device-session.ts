import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { cookieOptions } from './session-cookie.ts';

const deviceCookie = 'haisha-device';
/** As long as browsers keep a cookie; each use renews it, and revoking ends it at once. */
const maxAge = 400 * 86_400;

/** A tablet that has a login of its own: nobody is logged in at it, and no permission is asked of it. */
export type Device = { id: string; departmentId: string; name: string };

export type FindDevice = (token: string) => Promise<Device | null>;

export function readDeviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie] || undefined;
}

export function writeDeviceToken(reply: FastifyReply, env: Env, token: string): void {
  const options: CookieSerializeOptions = { ...cookieOptions(env), sameSite: 'strict', path: '/api/kiosk' };
  reply.setCookie(deviceCookie, token, { ...options, httpOnly: true, maxAge });
}
