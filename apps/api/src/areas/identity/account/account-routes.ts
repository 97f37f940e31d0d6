import { isDeepStrictEqual } from 'node:util';
import { type Account, accountSchema, accountUpdateSchema, passwordChangeSchema } from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import { sessionAnswerSchema } from '@haisha/validation/session';
import type { User } from '@haisha/validation/user';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { sessionRequired, validationFailed } from '../../../http/errors.ts';
import type { App, Dependencies } from '../../../module.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import type { RowRepository } from '../../../services/records/entity-repository.ts';
import { scopeOver } from '../../../services/records/read/row-scope.ts';
import { changedBy } from '../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../services/records/write/write-entity.ts';
import { handOver, originOf } from '../session/admit.ts';
import { hashPassword } from '../session/password.ts';
import { userRepository } from '../users/user-repository.ts';
import { createRequireOwnPassword } from './create-require-own-password.ts';
import { findAccount } from './find-account.ts';
import { passwordErrors } from './password-errors.ts';
import { setPassword } from './set-password.ts';

/** The theme stays with its user: no other repository reads it. */
const ownAccount: RowRepository<User & Pick<Account, 'theme'>> = {
  entity: 'user',
  table: users,
  async find(db, id, scope) {
    const user = await userRepository.find(db, id, scope);
    const [own] = await db.select({ theme: users.theme }).from(users).where(eq(users.id, id));
    return user && own ? { ...user, ...own } : null;
  },
};

/** The routes of one's own account. */
export function accountRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock, sessions } = dependencies;
  const requireOwnPassword = createRequireOwnPassword(dependencies);
  const tags = ['account'];

  app.get(
    '/account',
    { config: { access: 'session' }, schema: { tags, response: { 200: accountSchema, '4xx': problemSchema } } },
    async (request) => await findAccount(db, request.actor.userId),
  );

  app.put(
    '/account',
    {
      config: { access: 'session' },
      schema: { tags, body: accountUpdateSchema, response: { 200: accountSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { userId } = request.actor;
      await db.transaction((tx) => updateAccount(tx, request, request.body));
      return await findAccount(db, userId);
    },
  );

  app.put(
    '/account/password',
    {
      config: { access: 'session', beforePasswordChange: true },
      schema: { tags, body: passwordChangeSchema, response: { 200: sessionAnswerSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const { presentPassword, newPassword } = request.body;
      const user = await requireOwnPassword(request.actor.userId, presentPassword);
      const isSame = presentPassword.normalize('NFKC') === newPassword.normalize('NFKC');
      if (isSame) throw validationFailed([{ path: 'newPassword', code: 'password.same' }]);
      const errors = await passwordErrors(db, newPassword, user, 'newPassword');
      if (errors.length > 0) throw validationFailed(errors);
      const passwordHash = await hashPassword(newPassword);
      const token = await db.transaction(async (tx) => {
        await setPassword(tx, sessions, user.id, passwordHash);
        await recordUserAct(tx, { userId: user.id, action: 'passwordChanged', requestId: request.id });
        return await sessions.start(tx, user.id, originOf(request));
      });
      const { session } = await handOver(reply, dependencies, { token });
      return { session };
    },
  );

  async function updateAccount(tx: Transaction, request: FastifyRequest, input: object): Promise<void> {
    const { actor, id: requestId } = request;
    const own = eq(users.id, actor.userId);
    const { version, language, theme } = users;
    const [row] = await tx.select({ version, language, theme }).from(users).where(own).for('no key update');
    if (!row) throw sessionRequired();
    if (isDeepStrictEqual({ ...row, ...input }, row)) return;
    const scope = scopeOver(actor, 'all', clock);
    const at = { id: actor.userId, version: row.version };
    await changeEntity({ tx, actor, scope, requestId }, ownAccount, at, 'update', async () => {
      await tx
        .update(users)
        .set({ ...input, ...changedBy(users, actor) })
        .where(own);
    });
  }
}
