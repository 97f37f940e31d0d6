import type { RouteObject } from '@haisha/platform';
import type { ComponentType } from 'react';

/** Users and the system: pages of few people, with their words and frames in two files of their own. */
export const administrationRoutes: RouteObject[] = [
  {
    path: '/users',
    lazy: () =>
      withMessages(listMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './users/user-list-page.tsx');
        return page.UserListPage;
      }),
  },
  {
    path: '/users/add',
    lazy: () =>
      withMessages(formMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-forms" */ './users/user-add-page.tsx');
        return page.UserAddPage;
      }),
  },
  {
    path: '/users/edit/:id',
    lazy: () =>
      withMessages(formMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-forms" */ './users/user-edit-page.tsx');
        return page.UserEditPage;
      }),
  },
  {
    path: '/roles',
    lazy: () =>
      withMessages(listMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './roles/roles-page.tsx');
        return page.RolesPage;
      }),
  },
  {
    path: '/audit',
    lazy: () =>
      withMessages(listMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './audit/audit-page.tsx');
        return page.AuditPage;
      }),
  },
  {
    path: '/retention',
    lazy: () =>
      withMessages(listMessages, async () => {
        const page = await import(/* webpackChunkName: "administration-lists" */ './retention/retention-page.tsx');
        return page.RetentionPage;
      }),
  },
];

type Messages = typeof import('./administration-messages.ts');

const listMessages = () => import(/* webpackChunkName: "administration-lists" */ './administration-messages.ts');
const formMessages = () => import(/* webpackChunkName: "administration-forms" */ './administration-messages.ts');

async function withMessages(messages: () => Promise<Messages>, page: () => Promise<ComponentType>) {
  const [{ addAdministrationMessages }, Component] = await Promise.all([messages(), page()]);
  await addAdministrationMessages();
  return { Component };
}
