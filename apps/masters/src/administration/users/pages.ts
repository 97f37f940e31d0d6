import { recordPages } from '@haisha/records/pages/record-pages';
import type { MasterPart } from '../../master-part.ts';
import { administrationGroup as group } from '../../menu-groups.ts';
import { administrationWords } from '../administration-words.ts';
import { userPlace } from './user-place.ts';

const title = { ja: 'ユーザー', en: 'User' };

/** Users. Nobody exports them. */
export const userPages: MasterPart = {
  ...recordPages(userPlace, {
    title,
    menu: { label: { ja: 'ユーザー', en: 'Users' }, icon: 'users', group, order: 910 },
    words: administrationWords,
    list: async () =>
      (await import(/* webpackChunkName: "administration-lists" */ './user-list-page.tsx')).UserListPage,
    form: async () => (await import(/* webpackChunkName: "administration-forms" */ './user-form.tsx')).userForm,
  }),
  permissions: ['user.update', 'user.archive'],
  audit: async () => (await import(/* webpackChunkName: "audit" */ './user-audit.ts')).userAudit,
};
