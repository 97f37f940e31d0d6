import type { LinkPurpose } from '@haisha/validation/account';
import { linkMinutes } from '@haisha/validation/link-minutes';
import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { userLinks } from '../../../db/schema/identity/user-links.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { hashToken, newToken } from '../../../http/access/token.ts';

export type MadeLink = { token: string; endsAt: string };
type NewLink = { userId: string | null; purpose: LinkPurpose; createdBy: string | null };
type LinkUser = { id: string; loginId: string; name: string; kana: string; language: 'ja' | 'en' };
export type OpenLink = { purpose: LinkPurpose; endsAt: string; user: LinkUser | null };

/** Makes a link that works once and ends an older one for the same purpose. */
export async function makeLink(tx: Transaction, now: Date, { userId, purpose, createdBy }: NewLink): Promise<MadeLink> {
  const link = { token: newToken(), endsAt: new Date(now.getTime() + linkMinutes * 60_000).toISOString() };
  const same = and(eq(userLinks.purpose, purpose), userId === null ? undefined : eq(userLinks.userId, userId));
  await tx.delete(userLinks).where(same);
  const tokenHash = hashToken(link.token);
  const createdAt = now.toISOString();
  await tx.insert(userLinks).values({ tokenHash, userId, purpose, createdBy, createdAt, endsAt: link.endsAt });
  return link;
}

/**
 * The address of a link. The token stands behind `#`: browsers send that part to no server and in no Referer, so it
 * comes into no log; the page takes it out of the address bar and sends it in a body.
 */
export function linkAddress(origin: string, language: 'ja' | 'en', token: string): string {
  return `${origin}${language === 'ja' ? '' : `/${language}`}/auth#link=${token}`;
}

/** Finds a link; null when it is unknown, used, expired, or of a deactivated user. */
export async function findLink(db: Database, now: Date, token: string): Promise<OpenLink | null> {
  const { id, loginId, name, kana, language } = users;
  const [link] = await db
    .select({ purpose: userLinks.purpose, endsAt: userLinks.endsAt, user: { id, loginId, name, kana, language } })
    .from(userLinks)
    .leftJoin(users, eq(users.id, userLinks.userId))
    .where(and(isOpen(now, token), isNull(users.archivedAt)));
  return link ?? null;
}

/** Uses a link up; false when another request used it first. */
export async function useLink(tx: Transaction, now: Date, token: string): Promise<boolean> {
  const used = await tx
    .update(userLinks)
    .set({ usedAt: now.toISOString() })
    .where(isOpen(now, token))
    .returning({ purpose: userLinks.purpose });
  return used.length > 0;
}

export async function endLinks(tx: Transaction, userId: string, purpose?: LinkPurpose): Promise<void> {
  const those = purpose === undefined ? undefined : eq(userLinks.purpose, purpose);
  await tx.delete(userLinks).where(and(eq(userLinks.userId, userId), those));
}

export async function clearLinks(db: Database, clock: Clock): Promise<void> {
  await db.delete(userLinks).where(or(lte(userLinks.endsAt, clock().toISOString()), isNotNull(userLinks.usedAt)));
}

function isOpen(now: Date, token: string) {
  return and(
    eq(userLinks.tokenHash, hashToken(token)),
    isNull(userLinks.usedAt),
    gt(userLinks.endsAt, now.toISOString()),
  );
}
