import { Outlet, type RouteObject } from '@haisha/platform';
import { LazyAreaGate } from '../areas/lazy-area-gate.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { StartingPage } from '../layout/starting-page.tsx';
import { loadDesk, loadHome } from '../load-desk.ts';
import { loadDoor } from '../load-door.ts';
import type { Shell } from '../shell-context.ts';
import { createRouteLoaders } from './create-route-loaders.ts';
import { lazyPages } from './lazy-pages.tsx';
import { PermissionGate } from './permission-gate.tsx';
import { Root } from './root.tsx';
import type { ShellHandle } from './use-page-title.ts';

const always = () => true;

/** The id of the route under which areas are mounted. */
export const areasRouteId = 'areas';

/**
 * Returns every route of the shell. Both languages have the same ones: who switches the language keeps what stands on the
 * page, also what was typed.
 */
export function createRoutes(shell: Shell, currentPath: () => string | null): RouteObject[] {
  const loaders = createRouteLoaders(shell, currentPath);

  const titled = (title: ShellHandle['title']): { handle: ShellHandle } => ({ handle: { title } });

  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RouteError frame="page" />,
      HydrateFallback: StartingPage,
      children: [
        {
          id: 'language',
          path: 'en?',
          element: <Outlet />,
          loader: loaders.language,
          shouldRevalidate: always,
          children: [
            {
              id: 'auth-layout',
              lazy: async () => ({ Component: (await loadDoor()).AuthLayout }),
              errorElement: <RouteError frame="page" />,
              children: [
                {
                  id: 'login',
                  path: 'login',
                  lazy: async () => ({ Component: (await loadDoor()).LoginPage }),
                  loader: loaders.guarded('init-auth', 'has-login'),
                  ...titled('login'),
                },
                {
                  id: 'auth',
                  path: 'auth',
                  element: lazyPages.auth,
                  loader: loaders.auth,
                  ...titled('auth'),
                },
              ],
            },
            {
              id: 'default-layout',
              lazy: async () => ({ Component: (await loadDesk()).DeskLayout }),
              errorElement: <RouteError frame="page" />,
              loader: loaders.page,
              shouldRevalidate: always,
              children: [
                {
                  id: 'content',
                  errorElement: <RouteError frame="content" />,
                  children: [
                    {
                      id: 'home',
                      index: true,
                      lazy: async () => ({ Component: await loadHome() }),
                      ...titled('home'),
                    },
                    { id: 'account', path: 'account', element: lazyPages.account, ...titled('account') },
                    { id: 'jobs', path: 'jobs', element: lazyPages.jobs, ...titled('jobs') },
                    {
                      id: 'debug',
                      path: 'debug',
                      element: <PermissionGate permission="system.debug" page="debug" />,
                      ...titled('debug'),
                    },
                    {
                      id: 'test',
                      path: 'test',
                      element: <PermissionGate permission="system.test" page="test" />,
                      ...titled('test'),
                    },
                    // Pathless: with a path, the placeholder itself would match and no area would ever be loaded.
                    { id: areasRouteId, children: [{ id: '*', path: '*', element: <LazyAreaGate /> }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
