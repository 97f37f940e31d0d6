import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { recoveryCodes } from '../../../db/schema/identity/recovery-codes.ts';

const count = 10;
/** Leaves out 0, 1, I, L, O and U, which people misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ten codes of 78 bits, shown once, and deletes the former ones. */
export async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await endRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** Uses a code up, however people wrote it; false for a wrong or used one. */
export async function useRecoveryCode(tx: Transaction, now: Date, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now.toISOString() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function endRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function hashOf(userId: string, code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url');
}
