import { barePath, changeLocale, localeOf, localizedPath } from '@haisha/i18n';
import { hasUnsavedInput, type LoaderFunctionArgs, redirect, redirectDocument, replace } from '@haisha/platform';
import { findAreaRoute } from '../areas/find-area-route.ts';
import { mayTakeRelease } from '../areas/may-take-release.ts';
import { needsDocumentLoad } from '../areas/needs-document-load.ts';
import { type GuardContext, runGuards } from '../guards/run-guards.ts';
import { returnPathOf, withReturnPath } from '../session/return-path.ts';
import type { Shell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';

/** Creates the loaders that run before a route of the shell is shown. */
export function createRouteLoaders(shell: Shell, currentPath: () => string | null) {
  function contextOf(url: URL): GuardContext {
    const locale = localeOf(url.pathname);
    return {
      session: shell.session.get,
      loadSession: shell.session.load,
      loginPath: () => withReturnPath(localizedPath('/login', locale), url),
      landingPath: () => localizedPath(returnPathOf(url) ?? '/', locale),
    };
  }

  async function guard(url: URL, names: readonly string[]): Promise<Response | null> {
    const path = await runGuards(names, contextOf(url));
    return path === null ? null : redirect(path);
  }

  return {
    guarded:
      (...names: readonly string[]) =>
      ({ request }: LoaderFunctionArgs) =>
        guard(new URL(request.url), names),

    /** The texts of the language load before the page that shows them. */
    async language({ request }: LoaderFunctionArgs): Promise<null> {
      await changeLocale(localeOf(new URL(request.url).pathname), request.signal);
      return null;
    },

    /** `/auth`: without a token or query its guards redirect. */
    async auth({ request }: LoaderFunctionArgs): Promise<Response | null> {
      const url = new URL(request.url);
      const { takeArrival } = await import(/* webpackChunkName: "own" */ '../identity/take-arrival.ts');
      const path = await takeArrival(shell, url);
      if (path !== null) return replace(path);
      return guard(url, shell.arrival.get() ? ['init-auth'] : ['init-auth', 'auth', 'has-login']);
    },

    /** A page after the login: loads a new release if there is one, then asks for the session. */
    async page({ request, params }: LoaderFunctionArgs): Promise<Response | null> {
      const url = new URL(request.url);
      await runGuards(['init-auth'], contextOf(url));
      if (params['*'] !== undefined && (await isUnknownPath(url))) return null;
      const { pointer } = shell.pointer.get();
      const found = pointer && findAreaRoute(pointer, barePath(url.pathname));
      if (needsDocumentLoad(pointer, { shell: shell.version, areas: shell.areas.all() }, found?.area)) {
        if (pointer && !keepsUnsavedInput(url) && mayTakeRelease(pointer.revision)) return documentLoad(url);
      }
      return guard(url, ['auth']);
    },
  };

  /** An unknown path is reported at once, not after a login. */
  async function isUnknownPath(url: URL): Promise<boolean> {
    if (shell.session.get()) return false;
    const { pointer } = shell.pointer.get().status === 'waiting' ? await shell.pointer.refresh() : shell.pointer.get();
    return pointer !== null && findAreaRoute(pointer, barePath(url.pathname)) === null;
  }

  /** A filter, a reloaded query or another language on the page of an open form is no reason to drop the form. */
  function keepsUnsavedInput(url: URL): boolean {
    return hasUnsavedInput() && barePath(url.pathname) === barePath(currentPath() ?? '');
  }
}

/** Reloads the document. The user has already agreed to leave the form, so the browser need not ask again. */
function documentLoad(url: URL): Response {
  allowUnload();
  return redirectDocument(url.href);
}
