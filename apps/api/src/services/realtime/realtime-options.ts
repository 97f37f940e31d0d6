import type { Clock } from '../../clock.ts';
import type { Connection } from '../../db/client.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../settings/env.ts';

export type RealtimeOptions = {
  env: Env;
  db: Database;
  /** For connections that listen. */
  connection: Connection;
  clock: Clock;
  warn: (error: unknown) => void;
};
