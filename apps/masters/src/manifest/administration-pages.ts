import type { AreaPages } from './area-pages.ts';
import { administrationGroup as administration } from './menu-groups.ts';

/** Users and the system. */
export const administrationPages: AreaPages = {
  routes: [
    { path: '/users', title: { ja: 'ユーザー', en: 'User' }, permission: 'user.read' },
    { path: '/users/add', title: { ja: 'ユーザー 登録', en: 'Add user' }, permission: 'user.create' },
    { path: '/users/edit/:id', title: { ja: 'ユーザー 編集', en: 'Edit user' }, permission: 'user.read' },
    { path: '/roles', title: { ja: '権限一覧', en: 'Roles and permissions' }, permission: 'user.read' },
    { path: '/audit', title: { ja: '操作履歴', en: 'Audit log' }, permission: 'audit.read' },
    { path: '/retention', title: { ja: '保存期間', en: 'Retention' }, permission: 'setting.read' },
  ],
  navigation: [
    {
      path: '/users',
      label: { ja: 'ユーザー', en: 'Users' },
      icon: 'users',
      group: administration,
      order: 910,
      permission: 'user.read',
    },
    {
      path: '/roles',
      label: { ja: '権限一覧', en: 'Roles and permissions' },
      icon: 'lock',
      group: administration,
      order: 920,
      permission: 'user.read',
    },
    {
      path: '/audit',
      label: { ja: '操作履歴', en: 'Audit log' },
      icon: 'history',
      group: administration,
      order: 930,
      permission: 'audit.read',
    },
    {
      path: '/retention',
      label: { ja: '保存期間', en: 'Retention' },
      icon: 'archive',
      group: administration,
      order: 940,
      permission: 'setting.read',
    },
  ],
  permissions: [
    'user.read',
    'user.create',
    'user.update',
    'user.archive',
    'audit.read',
    'setting.read',
    'setting.update',
  ],
  messages: ['user', 'permission', 'audit', 'retention', 'savedView'],
};
