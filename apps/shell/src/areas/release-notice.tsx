import { useTranslation } from '@haisha/i18n';
import { confirmLeave, hasUnsavedInput, notify } from '@haisha/platform';
import { useEffect, useRef } from 'react';
import { useShell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';
import { isOutdated } from './needs-document-load.ts';
import { usePointer } from './use-pointer.ts';

/** Announces once per release that the running version is no longer the live one. */
export function ReleaseNotice() {
  const { t } = useTranslation('shell');
  const shell = useShell();
  const { pointer } = usePointer();
  const announcedRevision = useRef<number | null>(null);
  useEffect(() => {
    if (!pointer || announcedRevision.current === pointer.revision) return;
    if (!isOutdated(pointer, { shell: shell.version, areas: shell.areas.all() })) return;
    announcedRevision.current = pointer.revision;
    notify({
      kind: 'info',
      text: t('release.available'),
      action: { label: t('release.now'), run: () => void reloadNow() },
    });
  }, [pointer, shell, t]);
  return null;
}

async function reloadNow(): Promise<void> {
  if (hasUnsavedInput() && !(await confirmLeave())) return;
  allowUnload();
  window.location.reload();
}
