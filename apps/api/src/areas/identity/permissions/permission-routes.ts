import { type Permission, roles, scopeFor } from '@haisha/rules/permission';
import { permissionGroups } from '@haisha/rules/permission-groups';
import { permissionRows } from '@haisha/rules/permission-matrix';
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

/** Group by group, and within a group as the matrix is written. */
const rowsByGroup = permissionGroups.flatMap((group) => permissionRows.filter((row) => row.group === group));

function matrix(): PermissionTable {
  const scopesOf = (permission: Permission) =>
    Object.fromEntries(roles.map((role) => [role, scopeFor(role, permission) ?? null]));
  const rows = rowsByGroup.map((row) => ({ ...row, scopes: scopesOf(row.permission) }));
  return {
    roles: [...roles],
    rows: rows.map(({ permission, group, scopes }) => ({ permission, group, scopes })) as PermissionTable['rows'],
  };
}
