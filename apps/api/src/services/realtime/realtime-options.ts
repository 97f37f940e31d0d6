import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../db/client.ts';
import type { Env } from '../../settings/env.ts';

export type RealtimeOptions = {
  env: Env;
  db: Database;
  /** For connections that listen. */
  connection: Connection;
  clock: Clock;
  warn: (error: unknown) => void;
};
