import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Connection } from './db/client.ts';
import type { Database } from './db/database.ts';
import type { SessionStore } from './http/access/session-store.ts';
import type { Audited } from './services/audit-log/audited-entry.ts';
import type { Expiry } from './services/expiry/expiry.ts';
import type { Exports } from './services/exports/exported-entity.ts';
import type { FileReader } from './services/files/file-reader.ts';
import type { Findable } from './services/find/finder.ts';
import type { Importable } from './services/imports/imported-entity.ts';
import type { JobHandler } from './services/jobs/job-handler.ts';
import type { Realtime } from './services/realtime/create-realtime.ts';
import type { Referring } from './services/records/write/used-by.ts';
import type { Removal } from './services/retention/removal.ts';
import type { Env } from './settings/env.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What every module of routes is given. */
export type Dependencies = {
  env: Env;
  db: Database;
  pool: pg.Pool;
  /** For connections of their own, outside the pool. */
  connection: Connection;
  clock: Clock;
  /** Whether the database has been migrated and filled; until then the interface answers `unavailable`. */
  isReady: () => boolean;
  /** What keeps a record from being archived. */
  referring: readonly Referring[];
  sessions: SessionStore;
  realtime: Realtime;
};

/** Registers the routes of one subject. */
export type Module = (app: App, dependencies: Dependencies) => void;

/** Makes what looks every few seconds whether the time has come for something; it remembers from look to look. */
export type Watch = (given: { db: Database; clock: Clock }) => () => Promise<void>;

/** What an area brings. */
export type Area = Exports &
  Importable &
  Audited &
  Findable & {
    /** Loads the modules of routes; worker threads never call it. */
    routes: () => Promise<readonly Module[]>;
    fileReaders: readonly FileReader[];
    jobs: readonly JobHandler[];
    referring: readonly Referring[];
    removals: readonly Removal[];
    expires: readonly Expiry[];
    watches: readonly Watch[];
  };

/** What one entity or subject of an area brings. */
export type AreaPart = Partial<Area>;
