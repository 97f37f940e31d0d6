import { barePath } from '@haisha/i18n';
import { createBrowserRouter } from '@haisha/platform';
import { findAreaRoute } from '../areas/find-area-route.ts';
import { loadWithPage } from '../areas/load-with-page.ts';
import { mountedArea } from '../areas/mounted-area.tsx';
import type { Shell } from '../shell-context.ts';
import { areasRouteId, createRoutes } from './create-routes.tsx';

type RouterOptions = NonNullable<Parameters<typeof createBrowserRouter>[1]>;
type PatchRoutes = NonNullable<RouterOptions['patchRoutesOnNavigation']>;
export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/** Creates the one router of the page: the shell's routes, and those of an area once it is loaded. */
export function createShellRouter(shell: Shell, create: typeof createBrowserRouter = createBrowserRouter): ShellRouter {
  // The first entry of a document has a key of its own: with `default`, as of all others, an address that is typed would
  // open where the page before it was scrolled to. A page that is loaded anew keeps its key and its place.
  if (!history.state?.key) history.replaceState({ key: `${performance.timeOrigin}` }, '');
  let router: ShellRouter | null = null;
  const currentPath = () => router?.state.location.pathname ?? null;
  router = create(createRoutes(shell, currentPath), { patchRoutesOnNavigation: createPatch(shell) });
  return router;
}

/**
 * Mounts an area into the tree. The router asks at every navigation that a splat or a parameter matches, so mounted
 * areas are remembered. An area that cannot be loaded with its page is left to its gate, behind the guards.
 */
function createPatch(shell: Shell): PatchRoutes {
  const mounted = new Set<string>();
  return async ({ path, patch }) => {
    const { pointer } = shell.pointer.get();
    const found = pointer && findAreaRoute(pointer, barePath(path));
    const loaded = found && (shell.areas.get(found.area) ?? (await loadWithPage(shell, path, found)));
    if (!loaded) return;
    if (mounted.has(loaded.name)) return;
    mounted.add(loaded.name);
    patch(areasRouteId, [mountedArea(shell, loaded)]);
  };
}
