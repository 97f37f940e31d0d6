import { QueryClientProvider, RouterProvider, SessionProvider } from '@haisha/platform';
import { UiProvider } from '@haisha/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { ShellRouter } from './router/create-shell-router.ts';
import { type Shell, ShellProvider, useShell } from './shell-context.ts';

/** The page: design system, data, session, routes. */
export function App({ shell, router }: { shell: Shell; router: ShellRouter }) {
  return (
    <ShellProvider value={shell}>
      <UiProvider>
        <QueryClientProvider client={shell.queries}>
          <WithSession>
            <RouterProvider router={router} />
          </WithSession>
        </QueryClientProvider>
      </UiProvider>
    </ShellProvider>
  );
}

function WithSession({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const current = useSyncExternalStore(session.subscribe, session.get);
  return <SessionProvider value={current ?? null}>{children}</SessionProvider>;
}
