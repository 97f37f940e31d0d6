import { stamps } from '@haisha/area-tests/stamps';
import type { User } from '@haisha/validation/user';

/** A user as the server gives it. */
export function user(given: Partial<User> = {}): User {
  return {
    id: '60000000-0000-4000-8000-000000000001',
    ...stamps,
    loginId: 'watanabe@example.jp',
    name: '渡邉 翔太',
    kana: 'ワタナベ ショウタ',
    roles: ['dispatcher'],
    departmentScope: 'list',
    departmentIds: ['10000000-0000-4000-8000-000000000001'],
    departmentNames: ['岩槻営業所'],
    departmentNamesEn: [null],
    deliveryCompanyId: null,
    deliveryCompanyName: null,
    deliveryCompanyNameEn: null,
    language: 'ja',
    phone: '09000000104',
    mustChangePassword: false,
    note: null,
    state: 'active',
    lastLoginAt: '2026-11-20T10:05:00.000Z',
    hasTotp: true,
    hasSingleSignOn: false,
    linkEndsAt: null,
    ...given,
  };
}
