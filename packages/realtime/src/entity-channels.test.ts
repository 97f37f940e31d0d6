import type { Session } from '@haisha/validation/session';
import { expect, it } from 'vitest';
import { entityChannels } from './entity-channels.ts';

const ids = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];

function session(scope: string | undefined): Session {
  return { user: { departmentIds: ids }, permissions: { 'vehicle.read': scope } } as unknown as Session;
}

it('hears of all rows where all may be read', () => {
  expect(entityChannels(session('all'), 'vehicle')).toEqual(['private-vehicle']);
});

it('hears of the rows of its departments where only those may be read', () => {
  expect(entityChannels(session('department'), 'vehicle')).toEqual(ids.map((id) => `private-vehicle.department.${id}`));
});

it.each(['driver', 'partner'] as const)('hears of what is meant for it as a %s', (role) => {
  const visible = { user: { roles: [role] }, permissions: { 'destinationNote.read': 'visible' } };
  expect(entityChannels(visible as unknown as Session, 'destinationNote')).toEqual([
    `private-destinationNote.visible.${role}s`,
  ]);
});

it.each([undefined, 'own', 'today'])('hears of nothing with the scope %s', (scope) => {
  expect(entityChannels(session(scope), 'vehicle')).toEqual([]);
});
