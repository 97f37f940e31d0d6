import { permissions } from '@haisha/rules/permission';
import { permissionRows } from '@haisha/rules/permission-matrix';
import type { PermissionTable } from '@haisha/validation/account';
import { expect, test } from 'vitest';
import { subjectsOf } from './subjects-of.ts';

const table = {
  roles: [],
  rows: permissionRows.map(({ permission, group }) => ({ permission, group, scopes: {} })),
} as unknown as PermissionTable;

test('every permission stands in exactly one group', () => {
  const shown = subjectsOf(table, () => true).flatMap(({ subjects }) =>
    subjects.flatMap(({ subject, acts }) => acts.map(({ act }) => `${subject}.${act}`)),
  );
  expect(shown.sort()).toEqual([...permissions].sort());
});

test('leaves out groups in which nothing is found', () => {
  const found = subjectsOf(table, (subject, act) => subject === 'vehicle' && act === 'changeStatus');
  expect(found).toEqual([
    { group: 'vehicles', subjects: [{ subject: 'vehicle', acts: [{ act: 'changeStatus', scopes: {} }] }] },
  ]);
});
