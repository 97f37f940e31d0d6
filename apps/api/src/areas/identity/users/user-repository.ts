import { searchText } from '@haisha/rules/search-text';
import type { User, UserInput, UserListQuery, userUpdateSchema } from '@haisha/validation/user';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireAllLive, requireLive } from '../../../services/records/write/row-writes.ts';
import { listUsers, selectUsers } from './user-list.ts';

export type UserUpdate = z.output<typeof userUpdateSchema>;

export const userRepository: EntityRepository<User, UserInput, UserUpdate, UserListQuery> = {
  entity: 'user',
  table: users,
  list: listUsers,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectUsers(db).where(and(eq(users.id, id), withinScope(scope, null)));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    const values = { ...userRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(users).values(values).returning({ id: users.id });
    if (!row) throw new Error('no user was made');
    await setDepartments(tx, row.id, [], input);
    await setDeliveryCompany(tx, row.id, null, input);
    return row.id;
  },

  async update({ tx, actor }, row, { version: _, ...input }) {
    await setDepartments(tx, row.id, row.departmentIds, input);
    await setDeliveryCompany(tx, row.id, row.deliveryCompanyId, input);
    await tx
      .update(users)
      .set({ ...userRow(input), ...changedBy(users, actor) })
      .where(eq(users.id, row.id));
  },

  async checkRestore(tx, { deliveryCompanyId }) {
    if (deliveryCompanyId) await requireLive(tx, deliveryCompanies, deliveryCompanyId, 'deliveryCompanyId');
  },
};

/** The columns of a user; departments and delivery company have their own tables. */
export function userRow({ departmentIds: _, deliveryCompanyId: __, ...input }: UserInput) {
  const { loginId, name, kana, phone, note } = input;
  return { ...input, searchText: searchText(loginId, name, kana, phone, note) };
}

/** Writes the departments of a user, none for a scope over all. An archived department may stay. */
async function setDepartments(
  tx: Transaction,
  userId: string,
  before: readonly string[],
  { departmentScope, departmentIds }: UserInput,
): Promise<void> {
  const wanted = departmentScope === 'all' ? [] : departmentIds;
  await requireAllLive(tx, { table: departments, ids: wanted, known: before, pathAt: () => 'departmentIds' });
  await tx.delete(userDepartments).where(eq(userDepartments.userId, userId));
  const rows = wanted.map((departmentId) => ({ userId, departmentId }));
  if (rows.length > 0) await tx.insert(userDepartments).values(rows);
}

/** Writes the delivery company of a partner. An archived company may stay. */
async function setDeliveryCompany(
  tx: Transaction,
  userId: string,
  before: string | null,
  { roles, deliveryCompanyId }: UserInput,
): Promise<void> {
  const wanted = roles.includes('partner') ? deliveryCompanyId : null;
  if (wanted === before) return;
  if (wanted) await requireLive(tx, deliveryCompanies, wanted, 'deliveryCompanyId');
  await tx.delete(deliveryCompanyUsers).where(eq(deliveryCompanyUsers.userId, userId));
  if (wanted) await tx.insert(deliveryCompanyUsers).values({ userId, deliveryCompanyId: wanted });
}
