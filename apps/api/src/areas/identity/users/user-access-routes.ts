import type { AuditAction } from '@haisha/validation/audit-choices';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { sentLinkSchema, type User } from '@haisha/validation/user';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { ownAccount, recordNotFound, wrongUserState } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { App, Dependencies } from '../../../module.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { lockRow } from '../../../services/records/write/row-writes.ts';
import { requireNotArchived } from '../../../services/records/write/write-entity.ts';
import { removeSecondFactor } from '../account/second-factor.ts';
import { sendLink } from '../links/send-link.ts';
import { userRepository } from './user-repository.ts';

/**
 * What an administrator does about another user's way in. For their own they use the account page, which asks for the
 * password.
 */
export function userAccessRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const tags = ['user'];

  for (const [path, purpose, state] of [
    ['/users/:id/invitation', 'invitation', 'invited'],
    ['/users/:id/password-reset', 'passwordReset', 'active'],
  ] as const) {
    app.post(
      path,
      {
        config: { access: 'user.update' },
        schema: { tags, params: idParamsSchema, response: { 200: sentLinkSchema, '4xx': problemSchema } },
      },
      async (request) =>
        await db.transaction(async (tx) => {
          const user = await lockedUser(tx, request, request.params.id);
          if (user.state !== state) throw wrongUserState();
          const sent = await sendLink(tx, dependencies, request, user, purpose);
          await record(tx, request, user, `${purpose}Sent`);
          return sent;
        }),
    );
  }

  app.delete(
    '/users/:id/second-factor',
    {
      config: { access: 'user.update' },
      schema: { tags, params: idParamsSchema, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        const user = await lockedUser(tx, request, request.params.id);
        if (!user.hasTotp) throw wrongUserState();
        await removeSecondFactor(tx, user.id);
        await record(tx, request, user, 'secondFactorRemoved');
      });
      return reply.code(204).send();
    },
  );

  async function lockedUser(tx: Transaction, request: FastifyRequest, id: string): Promise<User> {
    await lockRow(tx, users, id, 'update');
    const user = await userRepository.find(tx, id, rowScopeOf(request, 'user.update', clock));
    if (!user) throw recordNotFound();
    if (user.id === request.actor.userId) throw ownAccount();
    requireNotArchived(user);
    return user;
  }

  async function record(tx: Transaction, request: FastifyRequest, user: User, action: AuditAction): Promise<void> {
    await recordUserAct(tx, { userId: user.id, actor: request.actor, action, requestId: request.id });
    announceChange(tx, { entity: 'user', id: user.id, version: user.version, action });
  }
}
