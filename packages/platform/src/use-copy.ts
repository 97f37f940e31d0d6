import { useTranslation } from '@haisha/i18n';
import { useState } from 'react';
import { notify } from './notify.ts';

/**
 * Copies a text to the clipboard and confirms it; the caller shows a failure next to the button, with what to do
 * instead.
 */
export function useCopy(): { copy: (text: string) => void; hasFailed: boolean } {
  const { t } = useTranslation('ui');
  const [hasFailed, setHasFailed] = useState(false);

  function copy(text: string): void {
    const failed = () => setHasFailed(true);
    const done = () => {
      setHasFailed(false);
      notify({ kind: 'success', text: t('copied') });
    };
    // Without https there is no clipboard.
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, failed);
    else failed();
  }

  return { copy, hasFailed };
}
