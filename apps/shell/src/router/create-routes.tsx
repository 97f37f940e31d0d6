import { type Locale, locales } from '@haisha/i18n';
import { Outlet, type RouteObject } from '@haisha/platform';
import { AreaGate } from '../areas/lazy-area-gate.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { DefaultLayout } from '../layout/default-layout.tsx';
import { StartingPage } from '../layout/starting-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { LoginPage } from '../session/login-page.tsx';
import type { Shell } from '../shell-context.ts';
import { lazyPages } from './lazy-pages.tsx';
import { PasswordGate } from './password-gate.tsx';
import { PermissionGate } from './permission-gate.tsx';
import { Root } from './root.tsx';
import { createRouteLoaders } from './route-loaders.ts';
import type { ShellHandle } from './use-page-title.ts';

const always = () => true;

/** The route that areas are hung under, per language. */
export function areasRouteId(locale: Locale): string {
  return `${locale}:areas`;
}

/** Every route of the shell, in both languages. */
export function createRoutes(shell: Shell, currentPath: () => string | null): RouteObject[] {
  const loaders = createRouteLoaders(shell, currentPath);

  function inLocale(locale: Locale): RouteObject {
    const id = (name: string) => `${locale}:${name}`;
    const titled = (title: ShellHandle['title']): { handle: ShellHandle } => ({ handle: { title } });
    return {
      id: locale,
      ...(locale !== locales[0] && { path: locale }),
      element: <Outlet />,
      loader: loaders.language(locale),
      shouldRevalidate: always,
      children: [
        {
          id: id('auth-layout'),
          element: <AuthLayout />,
          errorElement: <RouteError frame="page" />,
          children: [
            {
              id: id('login'),
              path: 'login',
              element: <LoginPage />,
              loader: loaders.guarded('init-auth', 'has-login'),
              ...titled('login'),
            },
            {
              id: id('auth'),
              path: 'auth',
              element: lazyPages.auth,
              loader: loaders.auth,
              ...titled('auth'),
            },
          ],
        },
        {
          id: id('default-layout'),
          element: (
            <PasswordGate>
              <DefaultLayout />
            </PasswordGate>
          ),
          errorElement: <RouteError frame="page" />,
          loader: loaders.page,
          shouldRevalidate: always,
          children: [
            {
              id: id('content'),
              errorElement: <RouteError frame="content" />,
              children: [
                { id: id('home'), index: true, element: <HomePage />, ...titled('home') },
                { id: id('account'), path: 'account', element: lazyPages.account, ...titled('account') },
                { id: id('jobs'), path: 'jobs', element: lazyPages.jobs, ...titled('jobs') },
                {
                  id: id('debug'),
                  path: 'debug',
                  element: <PermissionGate permission="system.debug" page="debug" />,
                  ...titled('debug'),
                },
                {
                  id: id('test'),
                  path: 'test',
                  element: <PermissionGate permission="system.test" page="test" />,
                  ...titled('test'),
                },
                // Pathless: with a path, the placeholder itself would match and no area would ever be asked for.
                { id: areasRouteId(locale), children: [{ id: id('*'), path: '*', element: <AreaGate /> }] },
              ],
            },
          ],
        },
      ],
    };
  }

  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RouteError frame="page" />,
      HydrateFallback: StartingPage,
      children: locales.map(inLocale),
    },
  ];
}
