import { useTranslation } from '@haisha/i18n';
import { confirmLeave, hasUnsavedInput, notify } from '@haisha/platform';
import { useCallback } from 'react';
import { useShell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';

/** Logs out on this device or on all of them. The document is loaded anew: nothing of the user may stay in the page. */
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
      // The bare address: the language of whoever was here is not that of whoever comes next.
      window.location.assign('/');
    },
    [session, t],
  );
}
