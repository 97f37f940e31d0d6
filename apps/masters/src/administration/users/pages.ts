import { recordPages } from '@haisha/records/pages/record-pages';
import { identityRecords } from '@haisha/rules/areas/identity';
import type { MasterPart } from '../../master-part.ts';
import { administrationGroup as group } from '../../menu-groups.ts';
import { administrationWords } from '../administration-words.ts';
import { userPlace } from './user-place.ts';

const kind = identityRecords.user;

/** Users. */
export const userPages: MasterPart = {
  ...recordPages(userPlace, {
    kind,
    menu: { icon: 'account', group, order: 910 },
    words: administrationWords,
    rows: { at: '/users', sortedBy: 'kana' },
    list: async () =>
      (await import(/* webpackChunkName: "administration-lists" */ './user-list-page.tsx')).userListPage,
    form: async () => (await import(/* webpackChunkName: "administration-forms" */ './user-form.tsx')).userForm,
  }),
  // Nobody exports users.
  permissions: ['user.update', 'user.archive'],
  audit: async () => (await import(/* webpackChunkName: "audit" */ './user-audit.ts')).userAudit,
};
