import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { secondFactorTickets } from '../../../db/schema/identity/second-factor-tickets.ts';
import { hashToken, newToken } from '../../../http/access/token.ts';

export type Ticket = { token: string; endsAt: string };

/** Lifetime of a ticket and of its cookie. */
export const ticketSeconds = 300;

/**
 * Issues a ticket for the second step of a login; earlier tickets stay valid, as they may belong to another browser.
 */
export async function issueTicket(tx: Transaction, now: Date, userId: string): Promise<Ticket> {
  const ticket = { token: newToken(), endsAt: new Date(now.getTime() + ticketSeconds * 1000).toISOString() };
  const tokenHash = hashToken(ticket.token);
  await tx.insert(secondFactorTickets).values({ tokenHash, userId, endsAt: ticket.endsAt });
  return ticket;
}

/** Finds the user of a ticket; null once it has expired or was used. */
export async function findTicket(db: Database, now: Date, token: string): Promise<{ userId: string } | null> {
  const [ticket] = await db
    .select({ userId: secondFactorTickets.userId })
    .from(secondFactorTickets)
    .where(and(eq(secondFactorTickets.tokenHash, hashToken(token)), gt(secondFactorTickets.endsAt, now.toISOString())));
  return ticket ?? null;
}

/** Uses a ticket up; false when another request used it first. */
export async function useTicket(tx: Transaction, token: string): Promise<boolean> {
  const used = await tx
    .delete(secondFactorTickets)
    .where(eq(secondFactorTickets.tokenHash, hashToken(token)))
    .returning({ userId: secondFactorTickets.userId });
  return used.length > 0;
}

export async function endTickets(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(secondFactorTickets).where(eq(secondFactorTickets.userId, userId));
}

export async function clearTickets(db: Database, clock: Clock): Promise<void> {
  await db.delete(secondFactorTickets).where(lte(secondFactorTickets.endsAt, clock().toISOString()));
}
