import { idParamsSchema, versionSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { userContract } from '@haisha/validation/user';
import { users } from '../../../db/schema/identity/users.ts';
import { writeCsrfToken } from '../../../http/access/csrf.ts';
import { writeSessionToken } from '../../../http/access/session-cookie.ts';
import type { App, Dependencies } from '../../../module.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { createRoute, readRoutes } from '../../../services/records/routes/crud-routes.ts';
import { setArchived } from '../../../services/records/write/row-writes.ts';
import { changeEntity, restoreEntity, unchanged } from '../../../services/records/write/write-entity.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { endLinks } from '../links/link-store.ts';
import { originOf } from '../session/admit.ts';
import { endLogins } from '../session/end-logins.ts';
import { userRepository } from './user-repository.ts';
import { isOtherAccess, lockAdministrators, requireRolesMayGo } from './user-rules.ts';

export function userRoutes(app: App, dependencies: Dependencies): void {
  const { db, env, clock, sessions } = dependencies;
  const { name, update, output } = userContract;
  const tags = [name];
  const params = idParamsSchema;
  const response = { 200: output, '4xx': problemSchema };
  const entity = { path: '/users', contract: userContract, repository: userRepository };
  app.constraintFields.set('users_login_id_key', 'loginId');
  readRoutes(app, dependencies, entity);
  createRoute(app, dependencies, entity);

  app.put(
    '/users/:id',
    { config: { access: 'user.update' }, schema: { tags, params, body: update, response } },
    async (request, reply) => {
      const { id } = request.params;
      const input = request.body;
      const { user, token } = await db.transaction(async (tx) => {
        await lockAdministrators(tx);
        const write = writeOf(request, 'user.update', clock, tx);
        let ownToken: string | undefined;
        const user = await changeEntity(
          write,
          userRepository,
          { id, version: input.version },
          'update',
          async (row) => {
            await requireRolesMayGo(tx, request.actor, row, input.roles);
            await userRepository.update(write, row, input);
            // Whoever reads the former address must not use a link sent there.
            if (row.loginId !== input.loginId) await endLinks(tx, id);
            if (!isOtherAccess(row, input)) return;
            await endLogins(tx, sessions, id);
            // People who change their own roles get a new session, which never had the former ones.
            if (id === request.actor.userId) ownToken = await sessions.start(tx, id, originOf(request));
          },
        );
        return { user, token: ownToken };
      });
      if (token) {
        writeSessionToken(reply, env, token);
        writeCsrfToken(reply, env, token);
      }
      return user;
    },
  );

  app.post(
    '/users/:id/archive',
    { config: { access: 'user.archive' }, schema: { tags, params, body: versionSchema, response } },
    async (request) =>
      await db.transaction(async (tx) => {
        const write = writeOf(request, 'user.archive', clock, tx);
        return await deactivate(write, { ...request.params, ...request.body });
      }),
  );

  app.post(
    '/users/:id/restore',
    { config: { access: 'user.archive' }, schema: { tags, params, body: versionSchema, response } },
    async (request) => {
      const at = { ...request.params, ...request.body };
      return await db.transaction((tx) =>
        restoreEntity(writeOf(request, 'user.archive', clock, tx), userRepository, at),
      );
    },
  );

  async function deactivate(write: Write, at: { id: string; version: number }) {
    const { tx, actor } = write;
    await lockAdministrators(tx);
    return await changeEntity(write, userRepository, at, 'archive', async (row) => {
      if (row.archivedAt !== null) return unchanged;
      await requireRolesMayGo(tx, actor, row, []);
      await setArchived(tx, users, row.id, true, actor);
      await endLogins(tx, sessions, row.id);
      await endLinks(tx, row.id);
    });
  }
}
