import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../settings/env.ts';
import type { FileStore } from '../files/storage/file-store.ts';

/** One step of clearing away what has expired. */
export type Expiry = (given: { db: Database; clock: Clock; env: Env; files: FileStore }) => Promise<unknown>;
