import { demoFurtherUsers } from '@haisha/demo-company/demo-further-users';
import { demoId } from '@haisha/demo-company/demo-id';
import { demoLoginId, demoUsers } from '@haisha/demo-company/demo-users';
import { addDays } from '@haisha/rules/calendar';
import { userRow } from '../areas/identity/users/user-repository.ts';
import type { users } from '../db/schema/identity/users.ts';

/** Every user as a row, with the codes of departments and delivery company, on a day, YYYY-MM-DD. */
export function demoUserRows(today: string, passwordHash: string) {
  const active = demoUsers.map((user) => ({ ...user, key: user.role, isDeactivated: false }));
  return [...active, ...demoFurtherUsers].map(
    ({ key, lastLogin, isDeactivated, departments, deliveryCompany, ...user }) => {
      const { role, language = 'ja', note = null, ...fields } = user;
      const access = { roles: [role], departmentIds: [], deliveryCompanyId: null };
      const input = { ...fields, ...access, loginId: demoLoginId(key), language, note };
      const row = {
        ...userRow({ ...input, mustChangePassword: false }),
        id: demoId(key),
        passwordHash: lastLogin === null ? null : passwordHash,
        lastLoginAt: lastLogin && momentOf(today, lastLogin),
        archivedAt: isDeactivated ? momentOf(today, [60, '18:00']) : null,
      } satisfies typeof users.$inferInsert;
      return { row, departments, deliveryCompany };
    },
  );
}

function momentOf(today: string, [daysAgo, time]: [number, string]): string {
  return new Date(`${addDays(today, -daysAgo)}T${time}:00+09:00`).toISOString();
}
