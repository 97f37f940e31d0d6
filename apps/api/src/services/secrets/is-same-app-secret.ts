import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { installationSecret } from '../../db/installation-secret.ts';
import type { Env } from '../../settings/env.ts';
import { readAppSecret } from './read-app-secret.ts';

/**
 * Whether this process encrypts with the secret that the installation began with: a second machine without it, or a
 * database restored beside another one, could open nobody's second factor.
 */
export async function isSameAppSecret(db: Database, env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): Promise<boolean> {
  const mark = createHmac('sha256', readAppSecret(env)).update('mark').digest('base64url');
  return (await installationSecret(db, 'appSecretMark', () => mark)) === mark;
}
