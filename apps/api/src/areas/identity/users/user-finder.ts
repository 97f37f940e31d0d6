import { sql } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds users by what their list is searched by. */
export const userFinder: Finder = {
  kind: 'user',
  table: users,
  code: users.loginId,
  within: (scope) => withinScope(scope, null),
  name: (db, where) => {
    const { id, loginId, name } = users;
    const none = sql<null>`null`;
    return db.select({ id, code: loginId, name, nameEn: none, detail: none, detailEn: none }).from(users).where(where);
  },
};
