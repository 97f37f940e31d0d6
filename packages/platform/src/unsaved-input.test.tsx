import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { configurePlatform, type PlatformSettings } from './configure.ts';
import { hasUnsavedInput, UnsavedInputGuard, useUnsavedGuard } from './unsaved-input.tsx';

function Form() {
  const [text, setText] = useState('');
  const leave = useUnsavedGuard(text !== '');
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
      <button
        type="button"
        onClick={() => {
          leave();
          void navigate('/saved');
        }}
      >
        save
      </button>
    </>
  );
}

function open(confirmLeave: PlatformSettings['confirmLeave']) {
  configurePlatform({ http: {} as PlatformSettings['http'], queries: new QueryClient(), confirmLeave });
  const Layout = () => (
    <>
      <UnsavedInputGuard />
      <Outlet />
    </>
  );
  const children = [
    { path: '/form', Component: Form },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/list', '/form'] });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return (path: string | number) =>
    act(async () => void (typeof path === 'number' ? router.navigate(path) : router.navigate(path)));
}

const note = () => screen.getByRole('textbox', { name: 'note' });

test('unsaved input stays when the user chooses to stay', async () => {
  const confirmLeave = vi.fn(async () => false);
  const go = open(confirmLeave);
  await userEvent.type(note(), 'brakes squeak');
  expect(hasUnsavedInput()).toBe(true);
  await go('/departments');
  expect(confirmLeave).toHaveBeenCalledTimes(1);
  expect(note()).toHaveValue('brakes squeak');
});

test('the page closes when the user discards the input, by link or by back', async () => {
  const go = open(async () => true);
  await userEvent.type(note(), 'x');
  await go(-1);
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(hasUnsavedInput()).toBe(false);
});

test('does not ask without input', async () => {
  const confirmLeave = vi.fn(async () => false);
  const go = open(confirmLeave);
  await userEvent.type(note(), 'x');
  await userEvent.clear(note());
  await go('/departments');
  expect(screen.getByText('elsewhere')).toBeInTheDocument();
  expect(confirmLeave).not.toHaveBeenCalled();
});

test('does not ask when only the query or the hash changes', async () => {
  const confirmLeave = vi.fn(async () => false);
  const go = open(confirmLeave);
  await userEvent.type(note(), 'x');
  await go('/form?tab=history#inspection');
  expect(note()).toHaveValue('x');
  expect(confirmLeave).not.toHaveBeenCalled();
});

test('lets navigation pass right after saving', async () => {
  const confirmLeave = vi.fn(async () => false);
  open(confirmLeave);
  await userEvent.type(note(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(screen.getByText('elsewhere')).toBeInTheDocument();
  expect(confirmLeave).not.toHaveBeenCalled();
});

test('asks once for two navigations while the question is open and takes the newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const confirmLeave = vi.fn(() => promise);
  const go = open(confirmLeave);
  await userEvent.type(note(), 'x');
  await go('/first');
  await go('/second');
  await act(async () => resolve(true));
  expect(confirmLeave).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('closing the tab asks only while there is input', async () => {
  open(async () => true);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await userEvent.type(note(), 'x');
  expect(close()).toBe(true);
});
