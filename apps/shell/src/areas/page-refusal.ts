import { barePath } from '@haisha/i18n';
import { can } from '@haisha/platform';
import { malformedPath, PageError, pageNotFound } from '../errors/page-error.ts';
import type { Shell } from '../shell-context.ts';
import { findAreaRoute } from './find-area-route.ts';

/**
 * Returns why the page at this address is not shown, judging by the release pointer and the session; null when nothing
 * is against it.
 */
export function pageRefusal(
  shell: Shell,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): PageError | null {
  const { pointer } = shell.pointer.get();
  if (!pointer) return null;
  const found = findAreaRoute(pointer, barePath(pathname));
  if (!found) return pageNotFound(pathname);
  if (!found.wellFormed) return malformedPath(`${pathname}${search}${hash}`);
  if (!can(shell.session.get() ?? null, found.route.permission)) return new PageError(403, found.route.permission);
  return null;
}
