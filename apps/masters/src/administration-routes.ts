import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { administrationWords, auditWords } from './words.ts';

/** Users and the system: pages of few people, with their words and frames in two files of their own. */
export const administrationRoutes: RouteObject[] = [
  {
    path: '/users',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(
          /* webpackChunkName: "administration-lists" */ './administration/users/user-list-page.tsx'
        );
        return page.UserListPage;
      }),
  },
  {
    path: '/users/add',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(
          /* webpackChunkName: "administration-forms" */ './administration/users/user-add-page.tsx'
        );
        return page.UserAddPage;
      }),
  },
  {
    path: '/users/edit/:id',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(
          /* webpackChunkName: "administration-forms" */ './administration/users/user-edit-page.tsx'
        );
        return page.UserEditPage;
      }),
  },
  {
    path: '/roles',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(
          /* webpackChunkName: "administration-lists" */ './administration/roles/roles-page.tsx'
        );
        return page.RolesPage;
      }),
  },
  {
    path: '/audit',
    lazy: () =>
      withMessages(auditWords, async () => {
        const page = await import(/* webpackChunkName: "audit" */ './administration/audit/audit-page.tsx');
        return page.AuditPage;
      }),
  },
  {
    path: '/retention',
    lazy: () =>
      withMessages(administrationWords, async () => {
        const page = await import(
          /* webpackChunkName: "administration-lists" */ './administration/retention/retention-page.tsx'
        );
        return page.RetentionPage;
      }),
  },
];
