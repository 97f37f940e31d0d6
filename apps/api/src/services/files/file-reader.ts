import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';

/** The record that a file hangs on, and its place there. */
type Owner = { entityId: string; slot: string | null };

/** Who may read the files of a kind of record: as a rule who may read the record. */
export type FileReader = {
  entity: string;
  mayRead: (request: FastifyRequest, given: { db: Database; clock: Clock }, owner: Owner) => Promise<boolean>;
};
