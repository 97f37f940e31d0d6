import { and, eq, gt, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/identity/sessions.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { gather } from '../../../gather.ts';
import { createActor } from '../../../http/access/actor.ts';
import { actorColumns } from '../../../http/access/find-actor.ts';
import type { SessionStore } from '../../../http/access/session-store.ts';
import { hashToken, newToken } from '../../../http/access/token.ts';
import { closeSessionSockets } from '../../../services/realtime/messages/close-sockets.ts';
import type { Env } from '../../../settings/env.ts';

const touchEveryMs = 60_000;
const longestUserAgent = 512;

export function createSessionStore(
  db: Database,
  clock: Clock,
  limits: Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>,
): SessionStore {
  const idleMs = limits.SESSION_IDLE_MINUTES * 60_000;
  const absoluteMs = limits.SESSION_ABSOLUTE_HOURS * 3_600_000;

  function notOver() {
    const now = clock();
    return isNotOver(now.toISOString(), idleSince(now));
  }

  function idleSince(now: Date): string {
    return new Date(now.getTime() - idleMs).toISOString();
  }

  const findSessions = db
    .select({
      ...actorColumns,
      tokenHash: sessions.tokenHash,
      loginId: users.loginId,
      language: users.language,
      theme: users.theme,
      mustChangePassword: users.mustChangePassword,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      snapshot: sql<string>`pg_current_snapshot()::text`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
        isNull(users.archivedAt),
        isNotOver(sql.placeholder('now'), sql.placeholder('idleSince')),
      ),
    )
    .prepare('find_sessions');

  /** Requests that come together are looked up together. */
  const findSession = gather(async (tokenHashes) => {
    const now = clock();
    const rows = await findSessions.execute({ tokenHashes, now: now.toISOString(), idleSince: idleSince(now) });
    return new Map(rows.map((row) => [row.tokenHash, row]));
  });

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const row = await findSession(tokenHash);
      if (!row) return null;
      const now = clock();
      const {
        tokenHash: _,
        sessionId,
        lastSeenAt,
        loginId,
        language,
        theme,
        mustChangePassword,
        snapshot,
        ...facts
      } = row;
      if (now.getTime() - Date.parse(lastSeenAt) >= touchEveryMs) {
        await db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
      }
      return { actor: createActor(facts), sessionId, loginId, language, theme, mustChangePassword, snapshot };
    },

    async wasEnded(token) {
      return (await db.$count(sessions, eq(sessions.tokenHash, hashToken(token)))) === 0;
    },

    async start(tx, userId, { formerToken, userAgent, address }) {
      const token = newToken();
      const now = clock();
      if (formerToken) await endThose(tx, eq(sessions.tokenHash, hashToken(formerToken)));
      await tx.insert(sessions).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        endsAt: new Date(now.getTime() + absoluteMs).toISOString(),
        userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
        address,
      });
      return token;
    },

    async list(userId) {
      const { id, createdAt, lastSeenAt, endsAt, userAgent, address } = sessions;
      return await db
        .select({ id, createdAt, lastSeenAt, endsAt, userAgent, address })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), notOver()))
        .orderBy(sql`${lastSeenAt} desc`, id);
    },

    async end(tx, token) {
      await endThose(tx, eq(sessions.tokenHash, hashToken(token)));
    },

    async endOne(tx, userId, sessionId) {
      return (await endThose(tx, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))) > 0;
    },

    async endAll(tx, userId) {
      await endThose(tx, eq(sessions.userId, userId));
    },

    async clear() {
      await db.delete(sessions).where(lte(sessions.endsAt, clock().toISOString()));
    },
  };
}

function isNotOver(now: string | Placeholder, idleSince: string | Placeholder) {
  return and(gt(sessions.endsAt, now), gt(sessions.lastSeenAt, idleSince));
}

/** Deletes sessions and closes their sockets. */
async function endThose(tx: Transaction, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, userId: sessions.userId });
  await closeSessionSockets(tx, ended);
  return ended.length;
}
