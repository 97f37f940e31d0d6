import type { Env } from '../../env.ts';

/** What opens something, and addresses that may hold a name and a password. */
const secrets: ReadonlySet<string> = new Set<keyof Env>([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'APP_SECRET',
  'OIDC_CLIENT_SECRET',
  'PUSHER_SECRET',
  'PUSHER_ENCRYPTION_KEY',
  'S3_SECRET_ACCESS_KEY',
]);

/** The settings in force as text; of a secret only whether it is set. */
export function openSettings(env: Env): Record<string, string> {
  const entries = Object.entries(env).map(([name, value]) => {
    const hidden = value === undefined ? '' : '•••';
    return [name, secrets.has(name) ? hidden : String(value ?? '')] as const;
  });
  return Object.fromEntries(entries);
}
