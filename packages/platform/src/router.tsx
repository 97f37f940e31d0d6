import { localeOf, localizedPath } from '@haisha/i18n';
import { type ComponentProps, useCallback } from 'react';
import {
  type NavigateOptions,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Like `useNavigate` of the router, but an absolute path stays in the locale of the page. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/** A link written without a locale prefix. */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink>) {
  return <RouterLink to={useLocalizedTo()(to)} {...props} />;
}

/** A navigation link written without a locale prefix; knows whether it is the current page. */
export function NavLink({ to, ...props }: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink to={useLocalizedTo()(to)} {...props} />;
}

/** Navigates by paths written without a locale prefix; a number goes back or forth. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const localizedTo = useLocalizedTo();
  return useCallback(
    (to, options) => {
      void (typeof to === 'number' ? navigate(to) : navigate(localizedTo(to), options));
    },
    [navigate, localizedTo],
  );
}

/** Puts absolute targets into the locale of the page; relative ones are right already. */
export function useLocalizedTo(): (to: To) => To {
  const locale = localeOf(useLocation().pathname);
  return useCallback(
    (to) => {
      if (typeof to === 'string') return to.startsWith('/') ? localizedPath(to, locale) : to;
      return to.pathname?.startsWith('/') ? { ...to, pathname: localizedPath(to.pathname, locale) } : to;
    },
    [locale],
  );
}
