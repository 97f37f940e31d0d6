import type { PermissionRows, RecordKinds } from './area.ts';

/** What the area keeps. */
export const identityRecords = {
  user: {
    ja: 'ユーザー',
    en: 'User',
    enPlural: 'Users',
    reading: '利用者 りようしゃ',
    path: '/users',
    resource: '/users',
  },
} as const satisfies RecordKinds;

/** Who may manage the users. */
export const identityPermissions = {
  system: {
    'user.create': 'all -   -   -   -   -   -   -   -',
    'user.read': 'all -   -   -   -   -   -   -   -',
    'user.update': 'all -   -   -   -   -   -   -   -',
    'user.archive': 'all -   -   -   -   -   -   -   -',
  },
} as const satisfies PermissionRows;
