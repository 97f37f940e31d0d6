import { type Permission, permissions, roles, scopeFor } from '@haisha/rules/permission';
import { groupOf, permissionGroups } from '@haisha/rules/permission-matrix';
import { type PermissionTable, permissionTableSchema } from '@haisha/validation/account';
import { problemSchema } from '@haisha/validation/problem';
import type { App } from '../../../module.ts';

export function permissionRoutes(app: App): void {
  app.get(
    '/permissions/matrix',
    {
      config: { access: 'user.read' },
      schema: { tags: ['user'], response: { 200: permissionTableSchema, '4xx': problemSchema } },
    },
    async () => matrix(),
  );
}

const sorted = permissionGroups.flatMap((group) => permissions.filter((permission) => groupOf(permission) === group));

/** In the order of the groups, and within them as the matrix is written. */
function matrix(): PermissionTable {
  const scopesOf = (permission: Permission) =>
    Object.fromEntries(roles.map((role) => [role, scopeFor(role, permission) ?? null]));
  const rows = sorted.map((permission) => ({
    permission,
    group: groupOf(permission),
    scopes: scopesOf(permission),
  }));
  return { roles: [...roles], rows: rows as PermissionTable['rows'] };
}
