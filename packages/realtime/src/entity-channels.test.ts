import type { Session } from '@haisha/validation/session';
import { expect, it } from 'vitest';
import { entityChannels } from './entity-channels.ts';

const ids = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];

function session(scope: string | undefined): Session {
  return { user: { departmentIds: ids }, permissions: { 'vehicle.read': scope } } as unknown as Session;
}

it('returns the channel of all rows when the session may read all', () => {
  expect(entityChannels(session('all'), 'vehicle')).toEqual(['private-vehicle']);
});

it('returns the channels of the departments when the session may read only their rows', () => {
  expect(entityChannels(session('department'), 'vehicle')).toEqual(ids.map((id) => `private-vehicle.department.${id}`));
});

it.each(['driver', 'partner'] as const)('returns the channel of its audience as a %s', (role) => {
  const visible = { user: { roles: [role] }, permissions: { 'destinationNote.read': 'visible' } };
  expect(entityChannels(visible as unknown as Session, 'destinationNote')).toEqual([
    `private-destinationNote.visible.${role}s`,
  ]);
});

it.each([undefined, 'own', 'today'])('returns no channel with the scope %s', (scope) => {
  expect(entityChannels(session(scope), 'vehicle')).toEqual([]);
});
