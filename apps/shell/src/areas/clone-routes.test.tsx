import { RouterProvider } from '@haisha/platform';
import { createMemoryRouter } from '@haisha/platform/memory-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cloneRoutes } from './clone-routes.ts';

it('gives the routes ids of their area and relative paths, and leaves the area’s own routes unchanged', () => {
  const routes = [{ path: '/notes', children: [{ index: true as const }, { id: 'edit', path: 'edit/:id' }] }];
  expect(cloneRoutes(routes, 'notes')).toMatchObject([
    {
      id: 'notes/0',
      path: 'notes',
      children: [{ id: 'notes/0/0' }, { id: 'notes/0/edit', path: 'edit/:id' }],
    },
  ]);
  expect(routes[0]).not.toHaveProperty('id');
});

it('fetches a lazy page again after a failure, which the router itself never does', async () => {
  let fetches = 0;
  const lazy = async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('Loading chunk 1 failed');
    return { Component: () => <h1>Notes</h1> };
  };
  const [route] = cloneRoutes([{ path: '/notes', lazy }], 'notes');
  const router = createMemoryRouter(
    [{ path: '/', element: 'home' }, { ...route, errorElement: 'failed' } as NonNullable<typeof route>],
    { initialEntries: ['/notes'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('failed')).toBeVisible();
  await router.navigate('/notes');
  expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
});
