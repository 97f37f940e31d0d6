import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/services/idempotency-keys.ts';
import { idempotencyMismatch, validationFailed } from '../errors.ts';

const longestKey = 128;

/**
 * Runs a creating command in one transaction with its Idempotency-Key, if the request carries one. The same key with
 * the same request gets the stored answer for at least a day; a second request at the same time waits for the first.
 */
export async function runOnce<Answer>(
  db: Database,
  request: FastifyRequest,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return await db.transaction(work);
  const userId = request.actor.userId;
  const requestHash = hashOf(request);
  return await db.transaction(async (tx) => {
    const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(idempotencyKeys).where(own);
      if (stored?.requestHash !== requestHash) throw idempotencyMismatch();
      return stored.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(own);
    return answer;
  });
}

export async function clearIdempotencyKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > longestKey) {
    throw validationFailed([{ path: 'Idempotency-Key', code: 'length', params: { max: longestKey } }]);
  }
  return key;
}

function hashOf(request: FastifyRequest): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null]);
  return createHash('sha256').update(text).digest('base64url');
}
