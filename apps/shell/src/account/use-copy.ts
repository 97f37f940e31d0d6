import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { useState } from 'react';

/** Puts a text on the clipboard; where that fails, says so for the place of the button, and what to do instead. */
export function useCopy(): { copy: (text: string) => void; failure: string | null } {
  const { t } = useTranslation('account');
  const [hasFailed, setHasFailed] = useState(false);

  function copy(text: string): void {
    const failed = () => setHasFailed(true);
    const done = () => {
      setHasFailed(false);
      notify({ kind: 'success', text: t('codes.copied') });
    };
    // Without https there is no clipboard to write to.
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, failed);
    else failed();
  }

  return { copy, failure: hasFailed ? t('codes.copyFailed') : null };
}
