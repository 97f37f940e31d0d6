import { useTranslation } from '@haisha/i18n';
import { fileFailure } from './accepted-files.ts';
import type { RefusedFile } from './refused-files.tsx';

/** Parts chosen files into those that can be sent and those that nobody takes, with the reason. */
export function useFileCheck() {
  const { t } = useTranslation('vehicleHistory');
  return (chosen: readonly File[]): { taken: File[]; refused: RefusedFile[] } => {
    const taken: File[] = [];
    const refused: RefusedFile[] = [];
    for (const file of chosen) {
      const failure = fileFailure(file);
      if (!failure) taken.push(file);
      else
        refused.push({
          file,
          reason: t(`validation:${failure.code}`, { ...failure, field: t('files.file') }),
          canRetry: false,
        });
    }
    return { taken, refused };
  };
}
