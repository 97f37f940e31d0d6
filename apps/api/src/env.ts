import { join, resolve } from 'node:path';
import { realtimeLogLevels } from '@haisha/validation/settings';
import { z } from 'zod';
import { identityFaults, identitySettings } from './identity-settings.ts';
import { realtimeFaults } from './realtime/realtime-faults.ts';
import { flag, wholeNumber } from './setting-types.ts';
import { workFaults, workSettings } from './work-settings.ts';

/**
 * Every setting of the server; the tables in the READMEs are made from these descriptions. What opens something, and
 * an address that may hold a name and a password, is marked as secret and shown to nobody.
 */
export const envSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port of the server; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 opens it to the network'),
  DATA_DIR: z.string().default('./.data').describe('Folder of the embedded database and of the release store'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer; without it a PostgreSQL is run in DATA_DIR')
    .meta({ secret: true }),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10).describe('Most connections to the database'),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(15_000).describe('Longest time one SQL statement may take'),
  RELEASE_STORE: z.string().optional().describe('Folder of published builds; default DATA_DIR/store'),
  DEMO: flag.optional().describe('Fill an empty database with the demo company; default only the embedded one'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Origin people type, such as https://haisha.example.jp; default the Host of the request'),
  TRUST_PROXY: z.string().optional().describe('Addresses of reverse proxies whose X-Forwarded-* counts, by commas'),
  COOKIE_SECURE: z
    .enum(['auto', 'true', 'false'])
    .default('auto')
    .describe('Cookies over https only; auto follows PUBLIC_ORIGIN'),
  SESSION_IDLE_MINUTES: wholeNumber(1, 10_080).default(120).describe('A session ends after this time without use'),
  SESSION_ABSOLUTE_HOURS: wholeNumber(1, 720).default(24).describe('A session ends at the latest after this time'),
  LOGIN_ATTEMPTS_PER_ACCOUNT: wholeNumber(1, 1000).default(5).describe('Log-ins per account and address in a window'),
  LOGIN_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 100_000).default(50).describe('Log-ins per address in a window'),
  LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE: wholeNumber(1, 100_000)
    .default(100)
    .describe('Log-ins per account in a window, from all addresses together'),
  LOGIN_WINDOW_MINUTES: wholeNumber(1, 1440).default(15).describe('Length of the window in which log-ins are counted'),
  ...identitySettings,
  CSRF_COOKIE: z
    .string()
    .regex(/^[\w-]+$/)
    .default('XSRF-TOKEN')
    .describe('Name of the CSRF cookie'),
  CSRF_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('X-XSRF-TOKEN')
    .describe('Name of the header that repeats it'),
  CSRF_PATH: z.string().startsWith('/api/').default('/api/csrf').describe('Address that sets the CSRF cookie'),
  LOCALE_COOKIE: z
    .string()
    .regex(/^[\w-]+$/)
    .default('haisha-locale')
    .describe('Name of the language cookie'),
  HTTP_TIMEOUT_MS: wholeNumber(1, 600_000).optional().describe('Time-out of requests by the browser; default none'),
  BODY_LIMIT_BYTES: wholeNumber(1024, 104_857_600).default(1_048_576).describe('Largest body of a request'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200).describe('Requests to /api per address and minute'),
  BROADCASTER: z
    .enum(['builtin', 'pusher', 'none'])
    .default('builtin')
    .describe('Who carries live updates: the API itself, a hosted Pusher or compatible server, or nobody'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis that carries live updates between API processes; default PostgreSQL')
    .meta({ secret: true }),
  PUSHER_APP_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('haisha')
    .describe('Id of the realtime application, for its signed HTTP interface'),
  PUSHER_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe('Public key of the realtime application; default made once and kept in the database')
    .meta({ secret: false }),
  PUSHER_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('Secret that goes with it; default made once as well')
    .meta({ secret: true }),
  PUSHER_ENCRYPTION_KEY: z
    .base64()
    .length(44)
    .optional()
    .describe('Master key of encrypted channels, 32 bytes in base64; default made once as well')
    .meta({ secret: true }),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('mt1')
    .describe('Cluster of the hosted Pusher'),
  PUSHER_HOST: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .describe('Host of a compatible hosted server; default the cluster of Pusher'),
  PUSHER_PORT: wholeNumber(1, 65_535).optional().describe('Its port; default that of its scheme'),
  PUSHER_SCHEME: z.enum(['https', 'http']).default('https').describe('Its scheme'),
  REALTIME_TRANSPORTS: z
    .string()
    .regex(/^[a-z_]+(?:,[a-z_]+)*$/)
    .default('ws,wss')
    .describe('Transports of the browser as pusher-js names them, by commas'),
  REALTIME_LOG_LEVEL: z.enum(realtimeLogLevels).default('error').describe('Least level of live updates in the browser'),
  REALTIME_ACTIVITY_SECONDS: wholeNumber(1, 3600)
    .default(120)
    .describe('A socket silent for so long is asked to answer'),
  REALTIME_SIGN_IN_SECONDS: wholeNumber(0, 3600)
    .default(0)
    .describe('A socket that neither signs in nor subscribes to a guarded channel so long is closed; 0 never'),
  REALTIME_MOST_SOCKETS: wholeNumber(1, 1_000_000).default(10_000).describe('Most sockets of one process'),
  ...workSettings,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for /metrics; without it only the loopback address may read them')
    .meta({ secret: true }),
});

export type Env = Omit<z.infer<typeof envSchema>, 'RELEASE_STORE' | 'DEMO'> & { RELEASE_STORE: string; DEMO: boolean };

export function isSecret(name: string): boolean {
  return name in envSchema.shape && envSchema.shape[name as keyof typeof envSchema.shape].meta()?.secret === true;
}

/** Reads the settings once; a wrong one stops the start with a sentence that names it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  const faults = result.success
    ? [...identityFaults(result.data), ...realtimeFaults(result.data), ...workFaults(result.data)]
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!result.success || faults.length > 0) throw new Error(`A setting is wrong. ${faults.join('; ')}`);
  const dataDir = resolve(result.data.DATA_DIR);
  return {
    ...result.data,
    DATA_DIR: dataDir,
    // A database of one's own is for real data, and everybody can read the password of the demo's log-ins.
    DEMO: result.data.DEMO ?? result.data.DATABASE_URL === undefined,
    RELEASE_STORE: resolve(result.data.RELEASE_STORE ?? join(dataDir, 'store')),
  };
}
