import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation('account');
  return (text) => {
    const done = () => notify({ kind: 'success', text: t('codes.copied') });
    const failed = () => notify({ kind: 'error', text: t('codes.copyFailed'), keep: false });
    // Without https there is no clipboard to write to.
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(text).then(done, failed);
  };
}
