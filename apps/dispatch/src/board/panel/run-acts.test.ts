import { expect, test } from 'vitest';
import { run } from '../../../test/board.ts';
import { actsOf } from './run-acts.ts';

const all = () => true;
const names = (given: Parameters<typeof run>[1], can: (permission: string) => boolean = all) =>
  actsOf(run(1, given), can).map(({ name }) => name);

test.each([
  [{ status: 'planned' }, ['confirm', 'cancel']],
  [{ status: 'planned', ownership: 'hired' }, ['request', 'cancel']],
  [{ status: 'requested', ownership: 'hired' }, ['accept', 'decline', 'withdraw', 'cancel']],
  [{ status: 'confirmed' }, ['acknowledge', 'depart', 'unconfirm', 'cancel']],
  [{ status: 'departed' }, ['return', 'cancel']],
  [{ status: 'approved' }, []],
  [{ status: 'planned', archivedAt: '2026-11-20T00:00:00.000Z' }, []],
] as const)('a run that is %o takes %o', (given, acts) => {
  expect(names(given)).toEqual(acts);
});

test('a person is offered what they may do, and asked why where the state wants it', () => {
  expect(names({ status: 'planned' }, (permission) => permission === 'allocation.confirm')).toEqual(['confirm']);
  const asked = actsOf(run(1, { status: 'confirmed' }), all).filter(({ needsReason }) => needsReason);
  expect(asked.map(({ name }) => name)).toEqual(['unconfirm', 'cancel']);
});
