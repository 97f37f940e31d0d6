import type { RouteObject } from '@haisha/platform';
import { withMessages } from './with-messages.ts';
import { administrationWords, auditWords } from './words.ts';

/** Users and the system: pages of few people, with their words and frames in two files of their own. */
export const administrationRoutes: RouteObject[] = [
  {
    path: '/users',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './users/user-list-page.tsx');
        return page.UserListPage;
      }),
  },
  {
    path: '/users/add',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(/* webpackChunkName: "administration-forms" */ './users/user-add-page.tsx');
        return page.UserAddPage;
      }),
  },
  {
    path: '/users/edit/:id',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(/* webpackChunkName: "administration-forms" */ './users/user-edit-page.tsx');
        return page.UserEditPage;
      }),
  },
  {
    path: '/roles',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './roles/roles-page.tsx');
        return page.RolesPage;
      }),
  },
  {
    path: '/audit',
    lazy: () =>
      withMessages(auditWords, async () => {
        const page = await import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx');
        return page.AuditPage;
      }),
  },
  {
    path: '/retention',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './retention/retention-page.tsx');
        return page.RetentionPage;
      }),
  },
];
