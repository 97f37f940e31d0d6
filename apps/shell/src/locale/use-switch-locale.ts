import { type Locale, switchLocale } from '@haisha/i18n';
import { useLocation } from '@haisha/platform';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that shows the same page in another language. */
export function useSwitchLocale(): (locale: Locale) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (locale) => void navigate(switchLocale(location, locale), { state: location.state, preventScrollReset: true }),
    [location, navigate],
  );
}
