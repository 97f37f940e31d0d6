import { type User, type UserListQuery, type userSortColumns, userStates } from '@haisha/validation/user';
import { and, arrayOverlaps, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { toIsoInstant } from '../../../db/instant.ts';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import {
  archivedIs,
  type ListSql,
  listed,
  matches,
  oneOfFilter,
  orderOf,
} from '../../../services/records/read/list-sql.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const state = sql<User['state']>`case when ${users.archivedAt} is not null then 'deactivated'
  when ${users.passwordHash} is null and ${users.externalSubject} is null then 'invited' else 'active' end`;

/** The departments of a user in the order of the company. */
const ofDepartments = (column: 'id' | 'name' | 'name_en') => sql<string[]>`array(select d.${sql.raw(column)}::text
  from user_departments ud join departments d on d.id = ud.department_id
  where ud.user_id = ${users.id} order by d.sort_order, d.code collate "C")`;

const linkEndsAt = sql`(select max(l.ends_at) from user_links l
  where l.user_id = ${users.id} and l.used_at is null)`.mapWith(toIsoInstant);

/** The columns that an administrator may read: no hash, no secret, no theme. */
const { id, loginId, name, kana, roles, departmentScope, language, phone, note, mustChangePassword } = users;
const { lastLoginAt, version, createdAt, updatedAt, archivedAt } = users;
const ownColumns = {
  id,
  loginId,
  name,
  kana,
  roles,
  departmentScope,
  language,
  phone,
  note,
  mustChangePassword,
  lastLoginAt,
  version,
  createdAt,
  updatedAt,
  archivedAt,
};

/** Selects users as the server answers them; `userListSql` narrows and orders. */
export function selectUsers(db: Reader) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      departmentIds: ofDepartments('id'),
      departmentNames: ofDepartments('name'),
      departmentNamesEn: ofDepartments('name_en'),
      deliveryCompanyId: deliveryCompanyUsers.deliveryCompanyId,
      ...referenceNames('deliveryCompany', deliveryCompanies),
      state,
      hasTotp: sql<boolean>`${users.totpConfirmedAt} is not null`,
      hasSingleSignOn: sql<boolean>`${users.externalSubject} is not null`,
      linkEndsAt,
    })
    .from(users)
    .leftJoin(deliveryCompanyUsers, eq(deliveryCompanyUsers.userId, users.id))
    .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, deliveryCompanyUsers.deliveryCompanyId))
    .leftJoin(creator, eq(creator.id, users.createdBy))
    .leftJoin(editor, eq(editor.id, users.updatedBy))
    .$dynamic();
}

function userListSql(db: Database, query: UserListQuery, scope: RowScope): ListSql {
  // A filter on the state `deactivated` includes archived users.
  const archived = query.state.includes('deactivated') ? 'include' : query.archived;
  return {
    where: and(
      withinScope(scope, null),
      archivedIs(users.archivedAt, archived),
      oneOfFilter(state, query.state),
      query.role.length > 0 ? arrayOverlaps(users.roles, query.role) : undefined,
      isOfDepartment(db, query.departmentId),
      matches(users.searchText, query.q),
    ),
    orderBy: orderOf<typeof userSortColumns>(
      query.sort,
      {
        kana: [inJapaneseOrder(users.kana)],
        name: [inJapaneseOrder(users.name)],
        loginId: [],
        state: [listed(state, userStates)],
        lastLoginAt: [{ emptyLast: sql`${users.lastLoginAt}` }],
        createdAt: [users.createdAt],
        updatedAt: [users.updatedAt],
      },
      byCodePoint(users.loginId),
    ),
  };
}

function isOfDepartment(db: Database, departmentIds: readonly string[]): SQL | undefined {
  if (departmentIds.length === 0) return undefined;
  const { userId, departmentId } = userDepartments;
  const those = and(eq(userId, users.id), inArray(departmentId, [...departmentIds]));
  return exists(db.select({ userId }).from(userDepartments).where(those));
}

export function listUsers(db: Database, query: UserListQuery, scope: RowScope): ListPage<User> {
  const { where, orderBy } = userListSql(db, query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectUsers(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(users, where),
  );
}
