import type { Session } from '@haisha/validation/session';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Can, can, SessionProvider, useSeesAll, useSession } from './session.tsx';

const session = {
  user: { name: '佐藤 誠' },
  permissions: { 'vehicle.read': 'department', 'driver.read': 'all' },
} as Session;

function Screen() {
  return (
    <>
      <p>{useSession()?.user.name ?? 'nobody'}</p>
      <p>{['vehicle.read', 'driver.read', 'course.read', 'toString'].filter(useSeesAll()).join()}</p>
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

test('sees all only of what it has a permission on every row', () => {
  const { rerender } = render(<Screen />);
  expect(screen.queryByText(/read/)).toBeNull();
  rerender(
    <SessionProvider value={session}>
      <Screen />
    </SessionProvider>,
  );
  expect(screen.getByText(/read/)).toHaveTextContent(/^driver\.read$/);
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
