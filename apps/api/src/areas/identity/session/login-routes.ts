import { problemSchema } from '@haisha/validation/problem';
import { loginAnswerSchema, loginInputSchema, secondFactorInputSchema } from '@haisha/validation/session';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { createThrottle } from '../../../http/access/throttle.ts';
import { credentialsInvalid, secondFactorExpired, secondFactorInvalid, throttled } from '../../../http/errors.ts';
import type { App, Dependencies } from '../../../module.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { checkSecondFactor } from '../account/second-factor.ts';
import { admit, handOver } from './admit.ts';
import { loginCounters, ownSecretCounters } from './counters.ts';
import { verifyPassword } from './password.ts';
import { clearSecondFactorTicket, readSecondFactorTicket } from './ticket-cookie.ts';
import { findTicket, useTicket } from './tickets.ts';

export function loginRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock } = dependencies;
  const throttle = createThrottle(db, clock, env);

  app.post(
    '/session',
    {
      config: { access: 'public' },
      schema: { body: loginInputSchema, response: { 200: loginAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { password } = request.body;
      const loginId = request.body.loginId.normalize('NFKC').trim().toLowerCase();
      const counters = loginCounters(env, loginId, request.ip);
      const throttling = await throttle.count(counters.all);
      if (throttling) {
        // Records one refusal a window, so that repeated attempts do not fill the audit log.
        if (throttling.isFirst) await recordRefusal(db, await findByLoginId(db, loginId), 'throttled', request.id);
        throw throttled(throttling.retryAfterSeconds);
      }
      const user = await findByLoginId(db, loginId);
      const matches = await verifyPassword(password, user?.passwordHash ?? undefined);
      if (!user || user.archivedAt !== null || !matches) {
        await recordRefusal(db, user, 'credentials', request.id);
        throw credentialsInvalid();
      }
      await throttle.forget(counters.here);
      await throttle.forgive(counters.elsewhere);
      const admission = await db.transaction((tx) => admit(tx, dependencies, request, user.id, 'password'));
      return await handOver(reply, dependencies, admission);
    },
  );

  app.post(
    '/session/second-factor',
    {
      config: { access: 'public' },
      schema: { body: secondFactorInputSchema, response: { 200: loginAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const ticket = readSecondFactorTicket(request) ?? '';
      const holder = await findTicket(db, clock(), ticket);
      if (!holder || !(await isActive(db, holder.userId))) throw secondFactorExpired();
      const { userId } = holder;
      const counters = ownSecretCounters(env, userId);
      await throttle.require(counters);
      const admission = await db.transaction(async (tx) => {
        const way = await checkSecondFactor(tx, { env, now: clock(), userId, code: request.body.code });
        if (way === null) return null;
        if (!(await useTicket(tx, ticket))) throw secondFactorExpired();
        return await admit(tx, dependencies, request, userId, way);
      });
      if (admission === null) {
        await recordRefusal(db, { id: userId }, 'secondFactor', request.id);
        throw secondFactorInvalid();
      }
      await throttle.forget(counters);
      clearSecondFactorTicket(reply, env);
      return await handOver(reply, dependencies, admission);
    },
  );
}

type Account = { id: string; loginId: string; name: string; passwordHash: string | null; archivedAt: string | null };

async function findByLoginId(db: Database, loginId: string): Promise<Account | undefined> {
  const { id, name, passwordHash, archivedAt } = users;
  const [account] = await db
    .select({ id, loginId: users.loginId, name, passwordHash, archivedAt })
    .from(users)
    .where(eq(sql`lower(${users.loginId})`, loginId));
  return account;
}

async function isActive(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNull(users.archivedAt)))) > 0;
}

/** Records no unknown login ID: people type passwords there by mistake. */
async function recordRefusal(
  db: Database,
  account: (Pick<Account, 'id'> & Partial<Account>) | undefined,
  reason: 'credentials' | 'throttled' | 'secondFactor',
  requestId: string,
): Promise<void> {
  const [userId, label] = [account?.id ?? null, recordLabel(account ?? null)];
  await recordUserAct(db, { userId, actor: null, action: 'loginRefused', label, after: { reason }, requestId });
}
