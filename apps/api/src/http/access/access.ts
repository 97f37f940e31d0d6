import type { Permission } from '@haisha/rules/permission';
import type { RouteOptions } from 'fastify';
import type { Actor } from './actor.ts';
import type { Device } from './device-session.ts';
import type { SessionUser } from './session-store.ts';

/**
 * Who may call a route: everybody, everybody with a session, programs with the secret, tablets with a login of their own, or
 * holders of a permission.
 */
export type Access = 'public' | 'session' | 'signed' | 'device' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Works for those as well who have to change their password before anything else. */
    beforePasswordChange?: boolean;
  }
  interface FastifyRequest {
    /** Null on routes that are open to everybody. */
    session: SessionUser | null;
    /** The tablet that asks, on routes for these alone. */
    device: Device | null;
    /** Who asks; reading it where nobody is logged in is refused with `session.required`. */
    actor: Actor;
  }
  interface FastifyInstance {
    /** Unique constraint → field of the form; modules add theirs, and 23505 becomes `value.taken` on that field. */
    constraintFields: Map<string, string>;
    /** Every route with the access it declares. */
    routeTable: RouteOptions[];
  }
}
