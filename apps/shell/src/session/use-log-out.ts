import { useTranslation } from '@haisha/i18n';
import { confirmLeave, hasUnsavedInput, notify } from '@haisha/platform';
import { useCallback } from 'react';
import { useShell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';

/**
 * Logs out on this device or on all of them. Reloads the document, because nothing of the user may stay in the page.
 */
export function useLogOut(): (where: 'here' | 'everywhere') => Promise<void> {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  return useCallback(
    async (where) => {
      if (hasUnsavedInput() && !(await confirmLeave())) return;
      try {
        await session.logOut(where);
      } catch {
        return notify({ kind: 'error', text: t('user.logOutFailed') });
      }
      allowUnload();
      // The address without a language: the next user may have another one.
      window.location.assign('/');
    },
    [session, t],
  );
}
