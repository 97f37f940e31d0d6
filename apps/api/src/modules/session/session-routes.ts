import { loginInputSchema, type Session, sessionAnswerSchema } from '@haisha/validation/session';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, AppDependencies } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { credentialsInvalid, sessionRequired, throttled } from '../../errors.ts';
import { writeCsrfToken } from '../../plugins/csrf.ts';
import { clearSessionToken, readSessionToken, writeSessionToken } from '../../plugins/session-cookie.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import type { SessionUser } from './session-store.ts';

const noContent = z.undefined();

export function sessionRoutes(app: App, { db, env, clock, sessions }: AppDependencies): void {
  const throttle = createLoginThrottle(db, clock, env);

  app.get(
    '/session',
    { config: { access: 'public' }, schema: { response: { 200: sessionAnswerSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = readSessionToken(request);
      const user = token ? await sessions.find(token) : null;
      if (token && !user) clearSessionToken(reply, env);
      return { session: user && sessionOf(user) };
    },
  );

  app.post(
    '/session',
    { config: { access: 'public' }, schema: { body: loginInputSchema, response: { 200: sessionAnswerSchema } } },
    async (request, reply) => {
      const { password } = request.body;
      const loginId = request.body.loginId.normalize('NFKC').trim().toLowerCase();
      const throttling = await throttle.count(loginId, request.ip);
      if (throttling) {
        // One record a window: whoever goes on trying must not fill the audit log.
        if (throttling.isFirst) await recordRefusal(db, await findAccount(db, loginId), 'throttled', request.id);
        throw throttled(throttling.retryAfterSeconds);
      }
      const user = await findAccount(db, loginId);
      const matches = await verifyPassword(password, user?.passwordHash ?? undefined);
      if (!user || user.archivedAt !== null || !matches) {
        await recordRefusal(db, user, 'credentials', request.id);
        throw credentialsInvalid();
      }
      await throttle.forgive(loginId, request.ip);

      const token = await db.transaction(async (tx) => {
        await tx.update(users).set({ lastLoginAt: clock().toISOString() }).where(eq(users.id, user.id));
        await recordAudit(tx, { ...recordOf(user.id), action: 'login', requestId: request.id });
        return await sessions.start(tx, user.id, readSessionToken(request));
      });
      const started = await sessions.find(token);
      if (!started) throw sessionRequired();
      writeSessionToken(reply, env, token);
      writeCsrfToken(reply, env, token);
      return { session: sessionOf(started) };
    },
  );

  app.delete(
    '/session',
    { config: { access: 'session' }, schema: { response: { 204: noContent } } },
    async (request, reply) => {
      const { userId } = request.actor;
      await db.transaction(async (tx) => {
        await sessions.end(tx, readSessionToken(request) ?? '');
        await recordAudit(tx, { ...recordOf(userId), action: 'logout', requestId: request.id });
      });
      clearSessionToken(reply, env);
      writeCsrfToken(reply, env, undefined);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/sessions',
    { config: { access: 'session' }, schema: { response: { 204: noContent } } },
    async (request, reply) => {
      const { userId } = request.actor;
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, userId);
        await recordAudit(tx, { ...recordOf(userId), action: 'logoutEverywhere', requestId: request.id });
      });
      clearSessionToken(reply, env);
      writeCsrfToken(reply, env, undefined);
      return reply.code(204).send();
    },
  );
}

/** The address of the CSRF token is a setting. */
export function csrfRoutes(app: App, { env }: AppDependencies): void {
  app.get(
    env.CSRF_PATH.slice('/api'.length),
    { config: { access: 'public' }, schema: { response: { 204: noContent } } },
    async (request, reply) => {
      writeCsrfToken(reply, env, readSessionToken(request));
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}

type Account = { id: string; passwordHash: string | null; archivedAt: string | null };

async function findAccount(db: Database, loginId: string): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, archivedAt: users.archivedAt })
    .from(users)
    .where(eq(sql`lower(${users.loginId})`, loginId));
  return account;
}

/** Not what was typed: a login ID that nobody has may be somebody's password. */
async function recordRefusal(
  db: Database,
  account: Account | undefined,
  reason: 'credentials' | 'throttled',
  requestId: string,
): Promise<void> {
  const about = { entity: 'user', entityId: account?.id ?? null, before: null, after: { reason } };
  await recordAudit(db, { ...about, actor: null, action: 'loginRefused', requestId });
}

/** What a user does to the own session. */
function recordOf(userId: string) {
  return { actor: { userId }, entity: 'user', entityId: userId, before: null, after: null };
}

function sessionOf({ actor, loginId, language, mustChangePassword }: SessionUser): Session {
  const { userId, name, roles, departmentScope, departmentIds, grants } = actor;
  return {
    user: { id: userId, loginId, name, roles, language, departmentScope, departmentIds, mustChangePassword },
    permissions: grants,
  };
}
