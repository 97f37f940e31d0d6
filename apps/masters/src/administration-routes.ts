import type { RouteObject } from '@haisha/platform';

/** Users and the system: pages of few people, each with its words and frames in a file of its own. */
export const administrationRoutes: RouteObject[] = [
  {
    path: '/users',
    lazy: async () => {
      const [{ addAdministrationMessages }, { UserListPage }] = await Promise.all([
        import(/* webpackChunkName: "user-list" */ './administration-messages.ts'),
        import(/* webpackChunkName: "user-list" */ './users/user-list-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: UserListPage };
    },
  },
  {
    path: '/users/add',
    lazy: async () => {
      const [{ addAdministrationMessages }, { UserAddPage }] = await Promise.all([
        import(/* webpackChunkName: "user-forms" */ './administration-messages.ts'),
        import(/* webpackChunkName: "user-forms" */ './users/user-add-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: UserAddPage };
    },
  },
  {
    path: '/users/edit/:id',
    lazy: async () => {
      const [{ addAdministrationMessages }, { UserEditPage }] = await Promise.all([
        import(/* webpackChunkName: "user-forms" */ './administration-messages.ts'),
        import(/* webpackChunkName: "user-forms" */ './users/user-edit-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: UserEditPage };
    },
  },
  {
    path: '/roles',
    lazy: async () => {
      const [{ addAdministrationMessages }, { RolesPage }] = await Promise.all([
        import(/* webpackChunkName: "roles" */ './administration-messages.ts'),
        import(/* webpackChunkName: "roles" */ './roles/roles-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: RolesPage };
    },
  },
  {
    path: '/audit',
    lazy: async () => {
      const [{ addAdministrationMessages }, { AuditPage }] = await Promise.all([
        import(/* webpackChunkName: "audit" */ './administration-messages.ts'),
        import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: AuditPage };
    },
  },
  {
    path: '/retention',
    lazy: async () => {
      const [{ addAdministrationMessages }, { RetentionPage }] = await Promise.all([
        import(/* webpackChunkName: "retention" */ './administration-messages.ts'),
        import(/* webpackChunkName: "retention" */ './retention/retention-page.tsx'),
      ]);
      await addAdministrationMessages();
      return { Component: RetentionPage };
    },
  },
];
