import type { Transaction } from '../../../db/database.ts';
import type { SessionStore } from '../../../http/access/session-store.ts';
import { endTickets } from './tickets.ts';

/** Ends every session of a person, and every login that waits for its second factor. */
export async function endLogins(tx: Transaction, sessions: SessionStore, userId: string): Promise<void> {
  await sessions.endAll(tx, userId);
  await endTickets(tx, userId);
}
