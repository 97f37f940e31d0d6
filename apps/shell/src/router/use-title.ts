import { barePath, localeOf, useTranslation } from '@haisha/i18n';
import { useLocation, useMatches } from '@haisha/platform';
import { useEffect } from 'react';
import { findAreaRoute } from '../areas/find-area-route.ts';
import { usePointer } from '../areas/use-pointer.ts';
import { setPageTitle } from './document-title.ts';

/** What a route of the shell says about itself. */
export type ShellHandle = { title: 'home' | 'login' | 'auth' | 'debug' | 'test' };

/** Keeps the document's title: the shell's routes name theirs, those of areas stand in the release pointer. */
export function useTitle(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { pointer } = usePointer();
  const handles = useMatches().map(({ handle }) => handle as ShellHandle | undefined);
  const own = handles.findLast((handle) => handle?.title)?.title;
  const found = pointer && findAreaRoute(pointer, barePath(pathname));
  const title = own ? t(`title.${own}`) : (found?.route.title[localeOf(pathname)] ?? '');
  const product = t('product');
  useEffect(() => setPageTitle(title, product), [title, product]);
}
