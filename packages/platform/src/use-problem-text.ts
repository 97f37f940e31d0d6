import { isProblemError } from '@haisha/http/problem-error';
import { useTranslation } from '@haisha/i18n';
import { useCallback } from 'react';

/** Returns words for whatever was thrown; an unknown code reads like a fault of the server. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('problem');
  return useCallback(
    (error) => t(isProblemError(error) && i18n.exists(`problem:${error.code}`) ? error.code : 'internal'),
    [t, i18n],
  );
}
