import { addMessages, changeLocale, initI18n, type Locale, localizedPath } from '@haisha/i18n';
import {
  type AreaModule,
  configurePlatform,
  Outlet,
  QueryClient,
  QueryClientProvider,
  RouterProvider,
  SessionProvider,
  Toaster,
  UnsavedInputGuard,
} from '@haisha/platform';
import { createMemoryRouter } from '@haisha/platform/memory-router';
import { grantsOf, type Role } from '@haisha/rules/permission';
import { UiProvider } from '@haisha/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { type Routes, startFakeApi } from './fake-api.ts';

export type PageOptions = {
  api: Routes;
  role?: Role;
  /** What the person may do besides what the role may, on all rows. */
  permissions?: readonly string[];
  departmentIds?: string[];
  locale?: Locale;
  confirmLeave?: () => Promise<boolean>;
};

let started = false;
const known = new WeakSet<AreaModule>();

/** Opens a page of an area at an address, as the shell would, on a server with the given answers. */
export async function renderArea(area: AreaModule, path: string, options: PageOptions) {
  const { api, role = 'admin', permissions = [], departmentIds = [], locale = 'ja', confirmLeave } = options;
  await startTexts(area, locale);
  const server = await startFakeApi(api);
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 30_000 } } });
  configurePlatform({
    http: server.http,
    queries,
    confirmLeave: confirmLeave ?? (() => Promise.resolve(true)),
    fileLimits: { imageBytes: 2_097_152, documentBytes: 1_048_576 },
  });
  const shell = {
    element: (
      <>
        <UnsavedInputGuard />
        <Outlet />
        <UiProvider>
          <Toaster label="notices" />
        </UiProvider>
      </>
    ),
  };
  const router = createMemoryRouter(
    [
      { ...shell, children: area.routes },
      { path: '/en', ...shell, children: area.routes.map(relative) },
    ],
    { initialEntries: [localizedPath(path, locale)] },
  );
  const session = {
    user: {
      id: '00000000-0000-4000-8000-000000000001',
      loginId: `${role}@example.jp`,
      name: '岩槻 花子',
      roles: [role],
      language: locale,
      theme: 'light' as const,
      departmentScope: 'all' as const,
      departmentIds,
      mustChangePassword: false,
    },
    permissions: { ...grantsOf([role]), ...Object.fromEntries(permissions.map((one) => [one, 'all'])) },
  };
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queries}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, ...server, user, router, address, queries };
}

async function startTexts(area: AreaModule, locale: Locale): Promise<void> {
  if (!started) {
    started = true;
    await initI18n({
      locale,
      isProduction: true,
      log: { error: fail },
      onMissing: (missing) => fail(`missing ${missing.namespace}:${missing.key} (${missing.locale})`),
      load: {
        ja: async () => ({
          ui: (await import('@haisha/i18n/ja/ui.json')).default,
          problem: (await import('@haisha/i18n/ja/problem.json')).default,
          validation: (await import('@haisha/validation/messages/ja.json')).default,
        }),
        en: async () => ({
          ui: (await import('@haisha/i18n/en/ui.json')).default,
          problem: (await import('@haisha/i18n/en/problem.json')).default,
          validation: (await import('@haisha/validation/messages/en.json')).default,
        }),
      },
    });
  }
  if (!known.has(area)) {
    known.add(area);
    await Promise.all(Object.entries(area.messages).map(([namespace, texts]) => addMessages(namespace, texts)));
  }
  await changeLocale(locale);
}

type Route = AreaModule['routes'][number];

function relative(route: Route): Route {
  const path = route.path?.replace(/^\//, '');
  return { ...route, path, children: route.children?.map(relative) } as Route;
}

function fail(message: unknown): void {
  expect.fail(String(message));
}
