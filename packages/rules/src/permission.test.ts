import { expect, test } from 'vitest';
import { grantsOf, permissions, type Role, roles, scopeFor } from './permission.ts';
import { type Permission, permissionMatrix, permissionRows } from './permission-matrix.ts';

test('no permission stands in two groups or areas', () => {
  expect(permissionRows).toHaveLength(permissions.length);
});

test('every line of the matrix has one known cell for each of the nine roles', () => {
  for (const [permission, line] of Object.entries(permissionMatrix)) {
    const cells = line.split(/ +/);
    expect([permission, cells.length]).toEqual([permission, roles.length]);
    expect(cells.filter((cell) => !['-', 'all', 'dep', 'wrk', 'own', 'vis', 'day'].includes(cell))).toEqual([]);
  }
});

test.each<[Permission, Partial<Record<Role, string>>]>([
  ['user.update', { admin: 'all' }],
  [
    'department.read',
    {
      admin: 'all',
      manager: 'department',
      assistant: 'all',
      dispatcher: 'all',
      accounting: 'all',
      labour: 'all',
      viewer: 'all',
    },
  ],
  ['department.update', { admin: 'all', manager: 'department', dispatcher: 'all' }],
  ['department.create', { admin: 'all', dispatcher: 'all' }],
  ['department.archive', { admin: 'all' }],
  [
    'vehicle.read',
    {
      admin: 'all',
      manager: 'all',
      assistant: 'all',
      dispatcher: 'all',
      accounting: 'all',
      labour: 'all',
      viewer: 'all',
      driver: 'today',
    },
  ],
  ['vehicle.update', { admin: 'all', manager: 'all' }],
  ['vehicle.changeStatus', { admin: 'all', manager: 'all', dispatcher: 'all' }],
  ['vehicle.archive', { admin: 'all' }],
  ['vehicle.export', { admin: 'all' }],
  [
    'vehicleType.read',
    {
      admin: 'all',
      manager: 'all',
      assistant: 'all',
      dispatcher: 'all',
      accounting: 'all',
      labour: 'all',
      viewer: 'all',
      driver: 'today',
    },
  ],
  ['audit.read', { admin: 'all', manager: 'department', accounting: 'work', labour: 'work' }],
  ['audit.export', { admin: 'all' }],
  ['accessCode.read', { admin: 'all', manager: 'all', dispatcher: 'all', driver: 'today', partner: 'today' }],
  [
    'destinationNote.create',
    {
      admin: 'all',
      manager: 'all',
      assistant: 'all',
      dispatcher: 'all',
      driver: 'visible',
      partner: 'visible',
    },
  ],
  ['driverPay.read', { admin: 'all', accounting: 'all', labour: 'all', driver: 'own' }],
  ['carrierPrice.read', { admin: 'all', dispatcher: 'all', accounting: 'all', partner: 'own' }],
])('%s is given to the roles as the company decided', (permission, expected) => {
  const allowed = roles.map((role) => [role, scopeFor(role, permission)]).filter(([, scope]) => scope);
  expect(Object.fromEntries(allowed)).toEqual(expected);
});

test('no role means nothing is allowed', () => {
  expect(grantsOf([])).toStrictEqual({});
});

test('two roles get the wider scope of each act', () => {
  const grants = grantsOf(['manager', 'dispatcher']);
  expect(grants['department.read']).toBe('all');
  expect(grants['audit.read']).toBe('department');
  expect(grantsOf(['accounting', 'manager'])['audit.read']).toBe('department');
  expect(grants['user.read']).toBeUndefined();
});

test('the administrator alone has every act on users and settings', () => {
  const adminOnly = permissions.filter((name) => /^(user|setting|release)\./.test(name));
  for (const role of roles.filter((name) => name !== 'admin')) {
    expect(adminOnly.filter((name) => scopeFor(role, name))).toEqual([]);
  }
});
