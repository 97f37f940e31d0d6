import type { MasterPart } from '../../master-part.ts';
import { administrationGroup as group } from '../../menu-groups.ts';
import { rolesPath } from '../administration-paths.ts';
import { administrationWords } from '../administration-words.ts';

const page = { path: rolesPath, permission: 'user.read' };
const title = { ja: '権限一覧', en: 'Roles and permissions' };

/** The roles and what each may do. */
export const rolePages: MasterPart = {
  pages: [
    {
      ...page,
      title,
      words: administrationWords,
      load: async () => (await import(/* webpackChunkName: "administration-lists" */ './roles-page.tsx')).RolesPage,
    },
  ],
  navigation: [{ ...page, label: title, icon: 'columns', group, order: 920, reading: 'けんげんいちらん' }],
  permissions: [],
  messages: ['permission'],
};
