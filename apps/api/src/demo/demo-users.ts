import type { Role } from '@haisha/rules/permission';
import type { users } from '../db/schema/users.ts';
import { demoId } from './demo-id.ts';

export const demoPassword = 'haisha-demo-2026';

type DemoUser = {
  role: Role;
  name: string;
  kana: string;
  departmentScope: 'own' | 'list' | 'all';
  /** Codes of departments. */
  departments: string[];
};

/** One user for each role. The names hold what searches stumble over: 髙 and 高, 齋 and 斎, a middle dot. */
export const demoUsers: readonly DemoUser[] = [
  { role: 'admin', name: '髙橋 直樹', kana: 'タカハシ ナオキ', departmentScope: 'all', departments: [] },
  { role: 'manager', name: '佐藤 誠', kana: 'サトウ マコト', departmentScope: 'own', departments: ['IW'] },
  { role: 'assistant', name: '齋藤 恵', kana: 'サイトウ メグミ', departmentScope: 'own', departments: ['IW'] },
  {
    role: 'dispatcher',
    name: '渡邉 翔太',
    kana: 'ワタナベ ショウタ',
    departmentScope: 'list',
    departments: ['IW', 'FN'],
  },
  { role: 'accounting', name: '鈴木 由美子', kana: 'スズキ ユミコ', departmentScope: 'all', departments: [] },
  { role: 'labour', name: '山崎 美穂', kana: 'ヤマザキ ミホ', departmentScope: 'all', departments: [] },
  { role: 'viewer', name: '長谷川 修', kana: 'ハセガワ オサム', departmentScope: 'all', departments: [] },
  {
    role: 'driver',
    name: 'グエン・ヴァン・アン',
    kana: 'グエン ヴァン アン',
    departmentScope: 'own',
    departments: ['IW'],
  },
  { role: 'partner', name: '田中 義男', kana: 'タナカ ヨシオ', departmentScope: 'own', departments: [] },
];

export function demoLoginId(role: Role): string {
  return `${role}@example.jp`;
}

export function demoUserRow({ role, name, kana, departmentScope }: DemoUser, passwordHash: string) {
  return {
    id: demoId(role),
    loginId: demoLoginId(role),
    name,
    kana,
    roles: [role],
    departmentScope,
    passwordHash,
  } satisfies typeof users.$inferInsert;
}
