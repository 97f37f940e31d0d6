import { type Role, roles } from '@haisha/rules/permission';
import { z } from 'zod';
import { address, flag, unguessable } from './setting-types.ts';

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

const roleMapWords = `must be pairs such as office=viewer,it=admin; the roles are ${roles.join(', ')}`;

/** Settings of accounts, mail and single sign-on; part of `envSchema`. */
export const identitySettings = {
  APP_SECRET: unguessable(32)
    .optional()
    .describe(
      'Key that encrypts second factors and access codes; default a random one in DATA_DIR, so several machines need it set',
    )
    .meta({ secret: true }),
  SMTP_URL: address('smtps', 'smtp')
    .optional()
    .describe('Mail server, such as smtps://name:password@mail.example.jp; without it links are shown instead of sent')
    .meta({ secret: true }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/, 'must be one line')
    .optional()
    .describe('Sender of mails, such as Haisha <haisha@example.jp>; wanted with SMTP_URL'),
  OIDC_ISSUER: address('https', 'http')
    .optional()
    .describe('Provider of single sign-on (OpenID Connect); its return address is PUBLIC_ORIGIN/auth'),
  OIDC_CLIENT_ID: z.string().optional().describe('What the provider calls this installation'),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Secret of the client; a public client has none')
    .meta({ secret: true }),
  OIDC_SCOPES: z
    .string()
    .refine((scopes) => scopes.split(' ').includes('openid'), 'must be words with blanks between, openid among them')
    .default('openid profile email')
    .describe('Scopes that are asked of the provider'),
  OIDC_PROVIDER_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .optional()
    .describe('Name of the provider on the login page'),
  OIDC_ROLE_CLAIM: z
    .string()
    .optional()
    .describe('Claim that lists the groups of a person; the roles then follow the provider at each sign-on'),
  OIDC_ROLE_MAP: z
    .string()
    .default('')
    .refine((text) => readRoleMap(text) !== undefined, roleMapWords)
    .describe('Roles for values of that claim, such as office=viewer,it=admin'),
  OIDC_CREATE_USERS: flag.default(false).describe('Single sign-on makes an account for people with a mapped role'),
};

/** Settings that want each other. */
export function identityFaults(env: z.output<z.ZodObject<typeof identitySettings>> & { PUBLIC_ORIGIN?: string }) {
  const faults: string[] = [];
  const want = (name: keyof typeof env, by: keyof typeof env) => {
    if (env[by] !== undefined && env[name] === undefined) faults.push(`${name}: must be set as well, because ${by} is`);
  };
  want('MAIL_FROM', 'SMTP_URL');
  // An address taken from a request would let anybody send mails with links to a host of their own.
  want('PUBLIC_ORIGIN', 'SMTP_URL');
  want('PUBLIC_ORIGIN', 'OIDC_ISSUER');
  want('OIDC_CLIENT_ID', 'OIDC_ISSUER');
  if (env.OIDC_ISSUER?.startsWith('http:') && !isLoopback(env.OIDC_ISSUER)) {
    faults.push('OIDC_ISSUER: must begin with https://, except on the machine itself');
  }
  if (env.OIDC_CREATE_USERS && env.OIDC_ROLE_CLAIM === undefined) {
    faults.push('OIDC_ROLE_CLAIM: must be set as well, because OIDC_CREATE_USERS is');
  }
  return faults;
}

export function isLoopback(address: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);
}

/** Value of the claim → role; undefined when a part is no such pair. */
export function readRoleMap(text: string): ReadonlyMap<string, Role> | undefined {
  const map = new Map<string, Role>();
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const at = part.lastIndexOf('=');
    const role = part.slice(at + 1).trim();
    if (at < 1 || !isRole(role)) return undefined;
    map.set(part.slice(0, at).trim(), role);
  }
  return map;
}
