import { demoId } from '@haisha/demo-company/demo-id';
import { demoSecondFactor } from '@haisha/demo-company/demo-users';
import { eq } from 'drizzle-orm';
import { makeRecoveryCodes } from '../areas/identity/account/recovery-codes.ts';
import { storeTotpSecret } from '../areas/identity/account/second-factor.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/identity/users.ts';
import type { Env } from '../settings/env.ts';

/** Turns the second factor of its person on, as of a moment. */
export async function fillSecondFactor(tx: Transaction, env: Env, at: string): Promise<void> {
  const id = demoId(demoSecondFactor.key);
  await storeTotpSecret(tx, env, id, demoSecondFactor.secret);
  await tx.update(users).set({ totpConfirmedAt: at }).where(eq(users.id, id));
  await makeRecoveryCodes(tx, id);
}
