import { expect, it } from 'vitest';
import { sessionOf } from '../../test/sessions.ts';
import { permissionRows } from './permission-rows.ts';

it('groups the permissions on one subject within one scope', () => {
  const session = sessionOf(['vehicle.update', 'vehicle.read', 'audit.read']);
  session.permissions['vehicle.export'] = 'department';
  expect(permissionRows(session)).toEqual([
    { subject: 'audit', scope: 'all', acts: ['read'] },
    { subject: 'vehicle', scope: 'department', acts: ['export'] },
    { subject: 'vehicle', scope: 'all', acts: ['read', 'update'] },
  ]);
});
