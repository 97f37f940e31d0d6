import { permissions, roles, scopeFor } from '@haisha/rules/permission';
import { permissionGroups } from '@haisha/rules/permission-groups';
import type { PermissionTable } from '@haisha/validation/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('the matrix is read as it is in force, by administrators', async () => {
  const admin = await logInAs(test, ['admin']);
  const table: PermissionTable = (await admin.get('/api/permissions/matrix')).json();
  expect(table.roles).toEqual(roles);
  expect(table.rows.map(({ permission }) => permission).sort()).toEqual([...permissions].sort());
  expect([...new Set(table.rows.map(({ group }) => group))]).toEqual(permissionGroups);
  for (const { permission, scopes } of table.rows) {
    for (const role of roles)
      expect([permission, role, scopes[role]]).toEqual([permission, role, scopeFor(role, permission) ?? null]);
  }
  const manager = await logInAs(test, ['manager']);
  expect((await manager.get('/api/permissions/matrix')).json().code).toBe('permission.denied');
});
