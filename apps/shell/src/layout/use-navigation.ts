import { barePath, localeOf, useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePointer } from '../areas/use-pointer.ts';
import { currentItem, type NavigationGroup, type NavigationItem, navigationOf } from './navigation.ts';

export type Navigation = {
  groups: readonly NavigationGroup[];
  current: NavigationItem | undefined;
  status: 'waiting' | 'unavailable' | 'ready';
};

/** Returns the menu of the logged-in user, in the language of the page. */
export function useNavigation(): Navigation {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { status, pointer } = usePointer();
  const session = useSession();
  const locale = localeOf(pathname);
  const groups = useMemo(() => {
    const texts = {
      home: t('title.home'),
      system: t('navigation.system'),
      debug: t('title.debug'),
      test: t('title.test'),
    };
    const granted = new Map(Object.entries(session?.permissions ?? {}));
    return navigationOf(pointer, (permission) => granted.get(permission), locale, texts);
  }, [pointer, session, locale, t]);
  return { groups, current: currentItem(groups, barePath(pathname)), status };
}
