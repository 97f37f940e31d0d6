import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { singleSignOnAttempts } from '../../../db/schema/identity/single-sign-on-attempts.ts';
import { hashToken, newToken } from '../../../http/access/token.ts';
import type { Checks } from './provider.ts';

/** Lifetime of an attempt and of its cookie. */
export const signOnSeconds = 600;

export type SignOnAttempt = Checks & { returnTo: string };

/** Stores a departure, to which only the browser with the cookie's token can return. */
export async function beginSignOnAttempt(
  db: Database,
  now: Date,
  returnTo: string,
): Promise<{ checks: Checks; browserToken: string }> {
  const checks = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const browserToken = newToken();
  await db.insert(singleSignOnAttempts).values({
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browserToken),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    returnTo,
    endsAt: new Date(now.getTime() + signOnSeconds * 1000).toISOString(),
  });
  return { checks, browserToken };
}

/** Uses a departure up; null for a second, late or foreign return. */
export async function takeSignOnAttempt(
  db: Database,
  now: Date,
  state: string,
  browserToken: string,
): Promise<SignOnAttempt | null> {
  const { stateHash, browserHash, endsAt } = singleSignOnAttempts;
  const [attempt] = await db
    .delete(singleSignOnAttempts)
    .where(
      and(eq(stateHash, hashToken(state)), eq(browserHash, hashToken(browserToken)), gt(endsAt, now.toISOString())),
    )
    .returning();
  if (!attempt) return null;
  const { nonce, codeVerifier, returnTo } = attempt;
  return { state, nonce, codeVerifier, returnTo };
}

export async function clearSignOnAttempts(db: Database, clock: Clock): Promise<void> {
  await db.delete(singleSignOnAttempts).where(lte(singleSignOnAttempts.endsAt, clock().toISOString()));
}
