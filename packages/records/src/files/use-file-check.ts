import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import type { RuleFailure } from '@haisha/validation/rule';
import { fileFailure } from './accepted-files.ts';
import type { RefusedFile } from './refused-files.tsx';

/** Parts chosen files into those that can be sent and those that nobody takes, and words why, for the server too. */
export function useFileCheck() {
  const { t } = useTranslation('file');
  const ruleText = useRuleText();

  function refusal(file: File, failure: RuleFailure): RefusedFile {
    return { file, reason: ruleText(failure, t('file')), canRetry: false };
  }

  function check(chosen: readonly File[]): { taken: File[]; refused: RefusedFile[] } {
    const taken: File[] = [];
    const refused: RefusedFile[] = [];
    for (const file of chosen) {
      const failure = fileFailure(file);
      if (failure) refused.push(refusal(file, failure));
      else taken.push(file);
    }
    return { taken, refused };
  }

  return { check, refusal };
}
