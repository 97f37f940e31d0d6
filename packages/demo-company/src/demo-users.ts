import type { Role } from '@haisha/rules/permission';

export const demoPassword = 'haisha-demo-2026';

/** Who has a second factor, and the key that an authenticator is given for it; as well known as the password. */
export const demoSecondFactor = {
  key: 'factor',
  secret: 'HAISHADEMOHAISHADEMOHAISHADEMO27',
  name: '中村 さやか',
};

export type DemoUser = {
  role: Role;
  name: string;
  kana: string;
  phone: string;
  departmentScope: 'own' | 'list' | 'all';
  /** Code of the delivery company a partner is of. */
  deliveryCompany?: string;
  /** Codes of departments. */
  departments: string[];
  /** Days before the day of the demo, and the time in Japan; null for who has never logged in. */
  lastLogin: [daysAgo: number, time: string] | null;
  language?: 'ja' | 'en';
  note?: string;
};

/** One user for each role. The names hold what searches stumble over: 髙 and 高, 齋 and 斎, a middle dot. */
export const demoUsers: readonly DemoUser[] = [
  {
    role: 'admin',
    name: '髙橋 直樹',
    kana: 'タカハシ ナオキ',
    phone: '09000000101',
    departmentScope: 'all',
    departments: [],
    lastLogin: [1, '17:42'],
  },
  {
    role: 'manager',
    name: '佐藤 誠',
    kana: 'サトウ マコト',
    phone: '09000000102',
    departmentScope: 'own',
    departments: ['IW'],
    lastLogin: [0, '05:31'],
    note: '統括運行管理者',
  },
  {
    role: 'assistant',
    name: '齋藤 恵',
    kana: 'サイトウ メグミ',
    phone: '09000000103',
    departmentScope: 'own',
    departments: ['IW'],
    lastLogin: [0, '01:48'],
  },
  {
    role: 'dispatcher',
    name: '渡邉 翔太',
    kana: 'ワタナベ ショウタ',
    phone: '09000000104',
    departmentScope: 'list',
    departments: ['IW', 'FN'],
    lastLogin: [1, '19:05'],
  },
  {
    role: 'accounting',
    name: '鈴木 由美子',
    kana: 'スズキ ユミコ',
    phone: '09000000105',
    departmentScope: 'all',
    departments: [],
    lastLogin: [1, '08:57'],
  },
  {
    role: 'labour',
    name: '山崎 美穂',
    kana: 'ヤマザキ ミホ',
    phone: '09000000106',
    departmentScope: 'all',
    departments: [],
    lastLogin: [4, '09:12'],
  },
  {
    role: 'viewer',
    name: '長谷川 修',
    kana: 'ハセガワ オサム',
    phone: '09000000107',
    departmentScope: 'all',
    departments: [],
    lastLogin: [12, '13:26'],
  },
  {
    role: 'driver',
    name: 'グエン・ヴァン・アン',
    kana: 'グエン ヴァン アン',
    phone: '09000000108',
    departmentScope: 'own',
    departments: ['IW'],
    lastLogin: [0, '02:11'],
    language: 'en',
  },
  {
    role: 'partner',
    deliveryCompany: 'P01',
    name: '田中 義男',
    kana: 'タナカ ヨシオ',
    phone: '09000000109',
    departmentScope: 'own',
    departments: [],
    lastLogin: [2, '16:40'],
  },
];

export function demoLoginId(key: string): string {
  return `${key}@example.jp`;
}
