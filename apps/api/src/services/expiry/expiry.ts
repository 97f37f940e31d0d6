import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../settings/env.ts';
import type { FileStore } from '../files/storage/file-store.ts';

/** Removes or marks one kind of expired rows. */
export type Expiry = (given: { db: Database; clock: Clock; env: Env; files: FileStore }) => Promise<unknown>;
