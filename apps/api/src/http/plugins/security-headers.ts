import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { cookiesAreSecure } from '../access/session-cookie.ts';

/** `sources` are the addresses that the page asks besides its own. */
export async function securityHeaders(app: FastifyInstance, env: Env, sources: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Emotion and the toasts write style elements while the page runs.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", ...sources],
        'font-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: cookiesAreSecure(env) && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
