import { addDays } from '@haisha/rules/calendar';
import { userRow } from '../areas/identity/users/user-repository.ts';
import type { users } from '../db/schema/identity/users.ts';
import { demoId } from './demo-id.ts';
import { type DemoUser, demoLoginId, demoSecondFactor, demoUsers } from './demo-users.ts';

/** Who has a second factor; and who has not come yet and who has left, as whom nobody logs in. */
const furtherUsers: readonly (DemoUser & { key: string; isDeactivated: boolean })[] = [
  {
    ...{
      key: demoSecondFactor.key,
      role: 'labour',
      name: demoSecondFactor.name,
      kana: 'ナカムラ サヤカ',
      phone: '09000000112',
    },
    departmentScope: 'all',
    departments: [],
    lastLogin: [1, '10:20'],
    isDeactivated: false,
  },
  {
    key: 'invited',
    role: 'dispatcher',
    name: '小林 あかり',
    kana: 'コバヤシ アカリ',
    phone: '09000000110',
    departmentScope: 'own',
    departments: ['AT'],
    lastLogin: null,
    isDeactivated: false,
  },
  {
    key: 'former',
    role: 'manager',
    name: '伊藤 勇',
    kana: 'イトウ イサム',
    phone: '09000000111',
    departmentScope: 'own',
    departments: ['FN'],
    lastLogin: [75, '18:20'],
    isDeactivated: true,
    note: '退職',
  },
  {
    key: 'partner2',
    role: 'partner',
    deliveryCompany: 'P02',
    name: '小川 修',
    kana: 'オガワ オサム',
    phone: '09000000113',
    departmentScope: 'own',
    departments: [],
    lastLogin: [1, '07:15'],
    isDeactivated: false,
  },
  {
    key: 'partner3',
    role: 'partner',
    deliveryCompany: 'P03',
    name: '石井 和也',
    kana: 'イシイ カズヤ',
    phone: '09000000114',
    departmentScope: 'own',
    departments: [],
    lastLogin: [4, '13:05'],
    isDeactivated: false,
  },
];

/** Every user as a row, with the codes of departments and delivery company, on a day, YYYY-MM-DD. */
export function demoUserRows(today: string, passwordHash: string) {
  const active = demoUsers.map((user) => ({ ...user, key: user.role, isDeactivated: false }));
  return [...active, ...furtherUsers].map(
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
