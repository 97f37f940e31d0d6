import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type Actor, createActor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { userDepartments } from '../../db/schema/user-departments.ts';
import { users } from '../../db/schema/users.ts';
import type { Env } from '../../env.ts';

export type SessionUser = { actor: Actor; loginId: string; language: 'ja' | 'en'; mustChangePassword: boolean };

export type SessionStore = {
  find: (token: string) => Promise<SessionUser | null>;
  /** Makes a session and gives its token, which is stored nowhere; the one before it ends. */
  start: (tx: Transaction, userId: string, formerToken: string | undefined) => Promise<string>;
  end: (tx: Transaction, token: string) => Promise<void>;
  endAll: (tx: Transaction, userId: string) => Promise<void>;
  /** Removes sessions that are over. */
  clear: () => Promise<void>;
};

const touchEveryMs = 60_000;

export function createSessionStore(
  db: Database,
  clock: Clock,
  limits: Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>,
): SessionStore {
  const idleMs = limits.SESSION_IDLE_MINUTES * 60_000;
  const absoluteMs = limits.SESSION_ABSOLUTE_HOURS * 3_600_000;

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const now = clock();
      const [row] = await db
        .select({
          userId: users.id,
          loginId: users.loginId,
          name: users.name,
          roles: users.roles,
          language: users.language,
          departmentScope: users.departmentScope,
          mustChangePassword: users.mustChangePassword,
          lastSeenAt: sessions.lastSeenAt,
          departmentIds: sql<string[]>`array(select ${userDepartments.departmentId}::text from ${userDepartments}
            where ${userDepartments.userId} = ${users.id})`,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            isNull(users.archivedAt),
            gt(sessions.endsAt, now.toISOString()),
            gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs).toISOString()),
          ),
        );
      if (!row) return null;
      const { lastSeenAt, loginId, language, mustChangePassword, ...facts } = row;
      if (now.getTime() - Date.parse(lastSeenAt) >= touchEveryMs) {
        await db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
      }
      return { actor: createActor(facts), loginId, language, mustChangePassword };
    },

    async start(tx, userId, formerToken) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      if (formerToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(formerToken)));
      await tx.insert(sessions).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        endsAt: new Date(now.getTime() + absoluteMs).toISOString(),
      });
      return token;
    },

    async end(tx, token) {
      await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },

    async endAll(tx, userId) {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },

    async clear() {
      const now = clock();
      const idleSince = new Date(now.getTime() - idleMs).toISOString();
      await db.delete(sessions).where(or(lte(sessions.endsAt, now.toISOString()), lte(sessions.lastSeenAt, idleSince)));
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
