import './zod-config.ts';
import { mapServices } from '@haisha/rules/map-address';
import * as z from 'zod';

export const realtimeLogLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * How a page receives the changes of others. Null for host, port and scheme means those of the page: the built-in
 * server.
 */
export const realtimeSettingsSchema = z.object({
  broadcaster: z.literal('pusher'),
  key: z.string(),
  cluster: z.string(),
  scheme: z.enum(['http', 'https']).nullable(),
  host: z.string().nullable(),
  port: z.int().nullable(),
  /** As pusher-js names them: `ws`, `wss`, `xhr_streaming`, … */
  transports: z.array(z.string()),
  logLevel: z.enum(realtimeLogLevels),
  authEndpoint: z.string(),
  userAuthEndpoint: z.string(),
});

/** Public settings, which the server writes into the page: one build runs in every environment. */
export const publicSettingsSchema = z.object({
  apiBase: z.string(),
  csrf: z.object({ cookie: z.string(), header: z.string(), path: z.string() }),
  localeCookie: z.object({ name: z.string(), secure: z.boolean() }),
  /** No time-out when null. */
  httpTimeoutMs: z.int().nullable(),
  /** Null without a provider; the button shows its name, if it has one. */
  singleSignOn: z.object({ providerName: z.string().nullable() }).nullable(),
  /** Whether the server sends mail: without it the administrator handles forgotten passwords. */
  mail: z.boolean(),
  /** The largest photo and document in bytes; null when unknown. */
  fileLimits: z.object({ imageBytes: z.int(), documentBytes: z.int() }).nullable(),
  /** Where addresses open. */
  mapService: z.enum(mapServices),
  /** Null when realtime updates are off. */
  realtime: realtimeSettingsSchema.nullable(),
});

export type RealtimeSettings = z.output<typeof realtimeSettingsSchema>;
export type FileLimits = NonNullable<PublicSettings['fileLimits']>;
export type PublicSettings = z.output<typeof publicSettingsSchema>;
