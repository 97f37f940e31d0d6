import type { Session } from '@haisha/validation/session';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Can, can, SessionProvider, useSession } from './session.tsx';

const session = {
  user: { name: '佐藤 誠' },
  permissions: { 'vehicle.read': 'department' },
} as Session;

function Screen() {
  return (
    <>
      <p>{useSession()?.user.name ?? 'nobody'}</p>
      <Can permission="vehicle.read">list</Can>
      <Can permission="vehicle.create">add</Can>
    </>
  );
}

test('shows only what the session permits', () => {
  render(
    <SessionProvider value={session}>
      <Screen />
    </SessionProvider>,
  );
  expect(screen.getByText('佐藤 誠')).toBeInTheDocument();
  expect(document.body).toHaveTextContent('list');
  expect(document.body).not.toHaveTextContent('add');
});

test('permits nothing without a session', () => {
  render(<Screen />);
  expect(document.body).toHaveTextContent('nobody');
  expect(document.body).not.toHaveTextContent('list');
  expect(can(null, 'vehicle.read')).toBe(false);
});

test('does not find a permission on the prototype', () => {
  expect(can(session, 'toString')).toBe(false);
});
