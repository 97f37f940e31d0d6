import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { installationSecret } from '../../../db/installation-secret.ts';
import type { Env } from '../../../settings/env.ts';

/** What clients and publishers of the realtime application are known by. */
export type Credentials = { appId: string; key: string; secret: string; masterKey: Buffer };

/** Reads them once; what no setting gives is made once and kept in the database. */
export function createCredentials(db: Database, env: Env): () => Promise<Credentials> {
  let known: Credentials | undefined;
  return async () => {
    known ??= await readCredentials(db, env);
    return known;
  };
}

async function readCredentials(db: Database, env: Env): Promise<Credentials> {
  const { PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_ENCRYPTION_KEY: masterKey } = env;
  return {
    appId: env.PUSHER_APP_ID,
    key: key ?? (await installationSecret(db, 'realtime.key', () => randomBytes(10).toString('hex'))),
    secret: secret ?? (await installationSecret(db, 'realtime.secret', () => randomBytes(32).toString('hex'))),
    masterKey: Buffer.from(
      masterKey ?? (await installationSecret(db, 'realtime.masterKey', () => randomBytes(32).toString('base64'))),
      'base64',
    ),
  };
}
