import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link, NavLink, useNavigate } from './router.tsx';

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/vehicles?q=1#top">absolute</Link>
      <Link to={{ pathname: '/vehicles', search: '?page=2' }}>object</Link>
      <Link to={{ search: '?sort=code' }}>query only</Link>
      <Link to="edit/1">relative</Link>
      <NavLink to="/departments">menu</NavLink>
      <button type="button" onClick={() => navigate('/departments', { replace: true })}>
        go
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/before', path] });
  render(<RouterProvider router={router} />);
}

test.each([
  ['/departments', '/vehicles?q=1#top', '/vehicles?page=2', '/departments?sort=code'],
  ['/en/departments', '/en/vehicles?q=1#top', '/en/vehicles?page=2', '/en/departments?sort=code'],
])('links on %s stay in their language', (at, absolute, object, query) => {
  open(at);
  expect(screen.getByRole('link', { name: 'absolute' })).toHaveAttribute('href', absolute);
  expect(screen.getByRole('link', { name: 'object' })).toHaveAttribute('href', object);
  expect(screen.getByRole('link', { name: 'query only' })).toHaveAttribute('href', query);
});

test('a menu link recognizes the current page in both languages', () => {
  open('/en/departments');
  expect(screen.getByRole('link', { name: 'menu' })).toHaveAttribute('aria-current', 'page');
});

test('navigating keeps the language, and a number goes back', async () => {
  open('/en/vehicles');
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(screen.getByRole('status')).toHaveTextContent('/en/departments');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(screen.getByRole('status')).toHaveTextContent('/before');
});

test('what was begun before a switch of the language ends in the new one', async () => {
  let saved: () => void = () => undefined;
  function Form() {
    const navigate = useNavigate();
    saved = useState(() => () => navigate('/vehicles'))[0];
    return <output>{useLocation().pathname}</output>;
  }
  const router = createMemoryRouter([{ path: '*', Component: Form }], { initialEntries: ['/departments/add'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/en/departments/add'));
  act(() => saved());
  expect(await screen.findByText('/en/vehicles')).toBeVisible();
});
