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
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (!pointer || told.current === pointer.revision) return;
    if (!isOutdated(pointer, { shell: shell.version, areas: shell.areas.all() })) return;
    told.current = pointer.revision;
    notify({
      kind: 'info',
      text: t('release.available'),
      action: { label: t('release.now'), run: () => void takeNow() },
    });
  }, [pointer, shell, t]);
  return null;
}

async function takeNow(): Promise<void> {
  if (hasUnsavedInput() && !(await confirmLeave())) return;
  allowUnload();
  window.location.reload();
}
