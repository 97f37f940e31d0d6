import { barePath, localeOf, useTranslation } from '@haisha/i18n';
import { useLocation, useMatches } from '@haisha/platform';
import { findAreaRoute } from '../areas/find-area-route.ts';
import { usePointer } from '../areas/use-pointer.ts';

/** What a route of the shell states about itself. */
export type ShellHandle = { title: 'home' | 'login' | 'auth' | 'account' | 'jobs' | 'debug' | 'test' };

/** Returns the title of the page at this address: the shell's routes have theirs, those of areas are in the pointer. */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { pointer } = usePointer();
  const handles = useMatches().map(({ handle }) => handle as ShellHandle | undefined);
  const own = handles.findLast((handle) => handle?.title)?.title;
  if (own) return t(`title.${own}`);
  return pointer ? findAreaRoute(pointer, barePath(pathname))?.route.title[localeOf(pathname)] : undefined;
}
