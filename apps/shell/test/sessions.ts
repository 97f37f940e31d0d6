import type { Session } from '@haisha/validation/session';

const userId = '0193d000-0000-7000-8000-000000000001';

/** Returns the session of a user with these permissions. */
export function sessionOf(permissions: readonly string[] = [], user: Partial<Session['user']> = {}): Session {
  return {
    user: {
      id: userId,
      loginId: 'manager@example.jp',
      name: '佐藤 花子',
      roles: ['manager'],
      language: 'ja',
      theme: 'light',
      departmentScope: 'all',
      departmentIds: [],
      mustChangePassword: false,
      ...user,
    },
    permissions: Object.fromEntries(permissions.map((permission) => [permission, 'all'])) as Session['permissions'],
  };
}
