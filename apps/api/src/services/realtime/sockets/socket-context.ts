import type { Database } from '../../../db/database.ts';
import type { Presence } from '../presence/presence.ts';
import type { Credentials } from '../signatures/create-credentials.ts';
import type { RevokedGrants } from './create-revoked-grants.ts';
import type { Hub } from './hub.ts';

/** What talking to a socket needs. */
export type SocketContext = {
  db: Database;
  hub: Hub;
  presence: Presence;
  revokedGrants: RevokedGrants;
  credentials: Credentials;
  /** Milliseconds since 1970. */
  now: () => number;
  warn: (error: unknown) => void;
};
