import { join, resolve } from 'node:path';
import { mapServices } from '@haisha/rules/map-address';
import { realtimeLogLevels } from '@haisha/validation/settings';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { realtimeFaults } from '../services/realtime/realtime-faults.ts';
import { identityFaults, identitySettings } from './identity-settings.ts';
import { address, flag, identifier, machines, oneOf, unguessable, wholeNumber } from './setting-types.ts';
import { workFaults, workSettings } from './work-settings.ts';

const mostShown = 80;
const whereToRead =
  'All settings are explained in apps/api/README.md, and which belong together in docs/operations.md.';
const ofKey = 'must be 32 bytes in base64, which are 44 characters';

/**
 * Every setting of the server; the tables in the READMEs are made from these descriptions. What opens something, and
 * an address that may hold a name and a password, is marked as secret and shown to nobody.
 */
export const envSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port of the server; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 opens it to the network'),
  DATA_DIR: z.string().default('./.data').describe('Folder of the embedded database and of the release store'),
  DATABASE_URL: address('postgres', 'postgresql')
    .optional()
    .describe('PostgreSQL 15 or newer; without it a PostgreSQL is run in DATA_DIR')
    .meta({ secret: true }),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10).describe('Most connections to the database'),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(15_000).describe('Longest time one SQL statement may take'),
  RELEASE_STORE: z.string().optional().describe('Folder of published builds; default DATA_DIR/store'),
  DEMO: flag.optional().describe('Fill an empty database with the demo company; default only the embedded one'),
  DEMO_MONTHS: wholeNumber(0, 60)
    .default(0)
    .describe('Months of work that the demo company gets in the background; `npm start` and the container ask for 13'),
  PUBLIC_ORIGIN: address('https', 'http')
    .optional()
    .describe('Origin people type, such as https://haisha.example.jp; default the Host of the request'),
  TRUST_PROXY: machines.optional().describe('Addresses of reverse proxies whose X-Forwarded-* counts, by commas'),
  COOKIE_SECURE: oneOf(['auto', 'true', 'false'])
    .default('auto')
    .describe('Cookies over https only; auto follows PUBLIC_ORIGIN'),
  SESSION_IDLE_MINUTES: wholeNumber(1, 10_080).default(120).describe('A session ends after this time without use'),
  SESSION_ABSOLUTE_HOURS: wholeNumber(1, 720).default(24).describe('A session ends at the latest after this time'),
  LOGIN_ATTEMPTS_PER_ACCOUNT: wholeNumber(1, 1000).default(5).describe('Logins per account and address in a window'),
  LOGIN_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 100_000).default(50).describe('Logins per address in a window'),
  LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE: wholeNumber(1, 100_000)
    .default(100)
    .describe('Logins per account in a window, from all addresses together'),
  LOGIN_WINDOW_MINUTES: wholeNumber(1, 1440).default(15).describe('Length of the window in which logins are counted'),
  ...identitySettings,
  CSRF_COOKIE: identifier.default('XSRF-TOKEN').describe('Name of the CSRF cookie'),
  CSRF_HEADER: identifier.default('X-XSRF-TOKEN').describe('Name of the header that repeats it'),
  CSRF_PATH: z
    .string()
    .startsWith('/api/', 'must begin with /api/')
    .default('/api/csrf')
    .describe('Address that sets the CSRF cookie'),
  LOCALE_COOKIE: identifier.default('haisha-locale').describe('Name of the language cookie'),
  MAP_SERVICE: oneOf(mapServices).default('google').describe('Map that addresses open in: google, apple or yahoo'),
  HTTP_TIMEOUT_MS: wholeNumber(1, 600_000).optional().describe('Time-out of requests by the browser; default none'),
  BODY_LIMIT_BYTES: wholeNumber(1024, 104_857_600).default(1_048_576).describe('Largest body of a request'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200).describe('Requests to /api per address and minute'),
  BROADCASTER: oneOf(['builtin', 'pusher', 'none'])
    .default('builtin')
    .describe('Who carries live updates: the API itself, a hosted Pusher or compatible server, or nobody'),
  REDIS_URL: address('redis', 'rediss')
    .optional()
    .describe('Redis that carries live updates between API processes; default PostgreSQL')
    .meta({ secret: true }),
  PUSHER_APP_ID: identifier.default('haisha').describe('Id of the realtime application, for its signed HTTP interface'),
  PUSHER_KEY: identifier
    .optional()
    .describe('Public key of the realtime application; default made once and kept in the database')
    .meta({ secret: false }),
  PUSHER_SECRET: unguessable(16)
    .optional()
    .describe('Secret that goes with it; default made once as well')
    .meta({ secret: true }),
  PUSHER_ENCRYPTION_KEY: z
    .base64(ofKey)
    .length(44, ofKey)
    .optional()
    .describe('Master key of encrypted channels, 32 bytes in base64; default made once as well')
    .meta({ secret: true }),
  PUSHER_CLUSTER: identifier.default('mt1').describe('Cluster of the hosted Pusher'),
  PUSHER_HOST: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a host, such as ws.example.jp')
    .optional()
    .describe('Host of a compatible hosted server; default the cluster of Pusher'),
  PUSHER_PORT: wholeNumber(1, 65_535).optional().describe('Its port; default that of its scheme'),
  PUSHER_SCHEME: oneOf(['https', 'http']).default('https').describe('Its scheme'),
  REALTIME_TRANSPORTS: z
    .string()
    .regex(/^[a-z_]+(?:,[a-z_]+)*$/, 'must be names of transports with commas between, such as ws,wss')
    .default('ws,wss')
    .describe('Transports of the browser as pusher-js names them, by commas'),
  REALTIME_LOG_LEVEL: oneOf(realtimeLogLevels).default('error').describe('Least level of live updates in the browser'),
  REALTIME_ACTIVITY_SECONDS: wholeNumber(1, 3600)
    .default(120)
    .describe('A socket silent for so long is asked to answer'),
  REALTIME_SIGN_IN_SECONDS: wholeNumber(0, 3600)
    .default(0)
    .describe('A socket that neither signs in nor subscribes to a guarded channel so long is closed; 0 never'),
  REALTIME_MOST_SOCKETS: wholeNumber(1, 1_000_000).default(10_000).describe('Most sockets of one process'),
  ...workSettings,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  METRICS_TOKEN: unguessable(16)
    .optional()
    .describe('Bearer token for /metrics; without it only the loopback address may read them')
    .meta({ secret: true }),
});

export type Env = Omit<z.infer<typeof envSchema>, 'RELEASE_STORE' | 'DEMO'> & { RELEASE_STORE: string; DEMO: boolean };

export function isSecret(name: string): boolean {
  return name in envSchema.shape && envSchema.shape[name as keyof typeof envSchema.shape].meta()?.secret === true;
}

/** Reads the settings once; wrong ones stop the start with a sentence each. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const wrong = wrongSettings(given);
  const env = envSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const joint = [...identityFaults(env), ...realtimeFaults(env), ...workFaults(env)];
  const faults = [...wrong.values(), ...joint.filter((fault) => !wrong.has(fault.slice(0, fault.indexOf(':'))))];
  if (faults.length > 0) throw new Error(settingsProblem(faults));
  const dataDir = resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR: dataDir,
    // A database of one's own is for real data, and everybody can read the password of the demo's logins.
    DEMO: env.DEMO ?? env.DATABASE_URL === undefined,
    RELEASE_STORE: resolve(env.RELEASE_STORE ?? join(dataDir, 'store')),
  };
}

/** A warning for each name in the environment that is probably one of ours, misspelt: it would change nothing. */
export function misspeltSettings(source: NodeJS.ProcessEnv = process.env): string {
  const known = Object.keys(envSchema.shape);
  const unknown = Object.keys(source).filter((name) => !known.includes(name));
  return unknown
    .map((name) => ({ name, meant: closest(name, known) }))
    .filter(({ name, meant }) => distance(name, meant) <= Math.min(2, name.length / 4))
    .map(({ name, meant }) => `${name} is no setting and changes nothing; ${meant} was probably meant.\n`)
    .join('');
}

/** Name → what it must be and what it is instead, unless that is secret. */
function wrongSettings(given: Record<string, string | undefined>): Map<string, string> {
  const issues = envSchema.safeParse(given).error?.issues ?? [];
  const faults = issues.map(({ path, message }): [string, string] => {
    const name = path.join('.');
    const is = isSecret(name) ? '' : `; it is ${JSON.stringify(given[name]?.slice(0, mostShown))}`;
    return [name, `${name}: ${message}${is}`];
  });
  return new Map(faults);
}

function settingsProblem(faults: string[]): string {
  const lines = faults.map((fault) => `- ${fault}`);
  return ['Settings are wrong:', ...lines, whereToRead].join('\n');
}
