import type { Role } from '@haisha/rules/permission';
import type { User, UserInput } from '@haisha/validation/user';
import { and, arrayContains, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { lastAdministrator, ownAccount } from '../../../http/errors.ts';

/**
 * Refuses to leave the installation without an administrator who can log in, and to let people deactivate or demote
 * themselves; `rolesAfter` is empty for whoever is deactivated.
 */
export async function requireRolesMayGo(
  tx: Transaction,
  actor: Pick<Actor, 'userId'>,
  user: Pick<User, 'id' | 'roles'>,
  rolesAfter: readonly Role[],
): Promise<void> {
  const lost = user.roles.filter((role) => !rolesAfter.includes(role));
  if (lost.includes('admin') && !(await isOtherAdministratorLeft(tx, user.id))) throw lastAdministrator();
  if (lost.length > 0 && user.id === actor.userId) throw ownAccount();
}

/**
 * Locks what every removal of a role locks first, so that two administrators who demote each other at the same moment
 * neither both succeed nor deadlock.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await lockUntilCommit(tx, 'changeAdministrators');
}

export async function isOtherAdministratorLeft(tx: Transaction, userId: string): Promise<boolean> {
  const { id, roles, archivedAt, passwordHash, externalSubject } = users;
  const isActive = and(isNull(archivedAt), or(isNotNull(passwordHash), isNotNull(externalSubject)));
  return (await tx.$count(users, and(ne(id, userId), arrayContains(roles, ['admin']), isActive))) > 0;
}

/** Whether roles, department scope or delivery company change, which ends the user's sessions. */
export function isOtherAccess(
  before: User,
  after: Pick<UserInput, 'roles' | 'departmentScope' | 'departmentIds' | 'deliveryCompanyId'>,
): boolean {
  const facts = ({ roles, departmentScope, departmentIds, deliveryCompanyId }: typeof after) =>
    JSON.stringify([
      [...roles].sort(),
      departmentScope,
      departmentScope === 'all' ? [] : [...departmentIds].sort(),
      roles.includes('partner') ? deliveryCompanyId : null,
    ]);
  return facts(before) !== facts(after);
}
