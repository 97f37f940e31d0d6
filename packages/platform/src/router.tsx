import { localeOf, localizedPath } from '@haisha/i18n';
import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import * as router from 'react-router-dom';

/** Like `navigate` of the router, but an absolute path stays in the locale of the page. */
export type NavigateFunction = (to: router.To | number, options?: router.NavigateOptions) => void;

/** A link written without a locale prefix. */
export function Link({ to, ...props }: ComponentProps<typeof router.Link>) {
  return <router.Link to={useLocalizedTo()(to)} {...props} />;
}

/** A navigation link written without a locale prefix; it recognizes the current page. */
export function NavLink({ to, ...props }: ComponentProps<typeof router.NavLink>) {
  return <router.NavLink to={useLocalizedTo()(to)} {...props} />;
}

/**
 * Navigates by paths written without a locale prefix; a number goes back or forward. What was begun before a switch of
 * the language, such as a save, ends in the new one.
 */
export function useNavigate(): NavigateFunction {
  const navigate = router.useNavigate();
  const localizedTo = useLocalizedTo();
  const latest = useRef(localizedTo);
  useLayoutEffect(() => {
    latest.current = localizedTo;
  }, [localizedTo]);
  return useCallback(
    (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(latest.current(to), options)),
    [navigate],
  );
}

/** Puts absolute targets into the locale of the page; relative ones are already right. */
export function useLocalizedTo(): (to: router.To) => router.To {
  const locale = localeOf(router.useLocation().pathname);
  return useCallback(
    (to) => {
      const pathname = typeof to === 'string' ? to : to.pathname;
      if (!pathname?.startsWith('/')) return to;
      const localized = localizedPath(pathname, locale);
      return typeof to === 'string' ? localized : { ...to, pathname: localized };
    },
    [locale],
  );
}
