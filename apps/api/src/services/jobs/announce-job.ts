import type { JobEvent } from '@haisha/validation/job';
import { jobEvent } from '@haisha/validation/realtime-names';
import type { Transaction } from '../../db/database.ts';
import type { jobs } from '../../db/schema/services/jobs.ts';
import { announceToUser } from '../realtime/messages/announce.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Tells the pages of the owner how far a job is, once the transaction is through. */
export function announceJob(tx: Transaction, { ownerId, id, status, stepsDone, stepsTotal }: JobRow): void {
  if (ownerId === null) return;
  const event: JobEvent = { id, status, stepsDone, stepsTotal };
  announceToUser(tx, ownerId, jobEvent, event);
}
