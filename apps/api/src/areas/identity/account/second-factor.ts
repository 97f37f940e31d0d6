import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { readAppSecret } from '../../../services/secrets/read-app-secret.ts';
import { open, seal } from '../../../services/secrets/seal.ts';
import type { Env } from '../../../settings/env.ts';
import { endRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

type Given = { env: Env; now: Date; userId: string; code: string };

/** Accepts a code of the authenticator or a recovery code, each once; null for a wrong one. */
export async function checkSecondFactor(
  tx: Transaction,
  given: Given,
): Promise<'secondFactor' | 'recoveryCode' | null> {
  if (await useTotpCode(tx, given)) return 'secondFactor';
  return (await useRecoveryCode(tx, given.now, given.userId, given.code)) ? 'recoveryCode' : null;
}

/** Accepts a code of the authenticator once, and none of an earlier step. */
export async function useTotpCode(tx: Transaction, { env, now, userId, code }: Given): Promise<boolean> {
  const [user] = await tx
    .select({ sealed: users.totpSecret })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const secret = user?.sealed ? open(user.sealed, readAppSecret(env), contextOf(userId)) : null;
  const step = secret === null ? null : totpStep(secret, code, now);
  if (step === null) return false;
  const isLater = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const used = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), isLater))
    .returning({ id: users.id });
  return used.length > 0;
}

/** Stores a secret that no login asks for yet. */
export async function storeTotpSecret(tx: Transaction, env: Env, userId: string, secret: string): Promise<void> {
  const totpSecret = seal(secret, readAppSecret(env), contextOf(userId));
  await tx.update(users).set({ totpSecret, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));
}

/** Counts the second factors that this machine's secret does not open because another one sealed them. */
export async function countShutFactors(db: Database, env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): Promise<number> {
  const secret = readAppSecret(env);
  const { id, totpSecret } = users;
  const sealed = await db.select({ id, totpSecret }).from(users).where(isNotNull(totpSecret));
  return sealed.filter((user) => open(user.totpSecret ?? '', secret, contextOf(user.id)) === null).length;
}

export async function removeSecondFactor(tx: Transaction, userId: string): Promise<void> {
  const nothing = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  await tx.update(users).set(nothing).where(eq(users.id, userId));
  await endRecoveryCodes(tx, userId);
}

function contextOf(userId: string): string {
  return `totp ${userId}`;
}
