// By the name of the package: the texts are in the one instance of it that all areas share.
import { useLocale, useTranslation } from '@haisha/i18n';
import { useMemo } from 'react';
import { type Failure, ruleText } from './rule-text.ts';

export type RuleText = (failure: Failure, label: string, isChosen?: boolean) => string;

/** Returns a function that says why the field with a label is refused, and what to enter; see `ruleText`. */
export function useRuleText(): RuleText {
  const { t } = useTranslation('validation');
  const locale = useLocale();
  return useMemo(
    () => (failure, label, isChosen) => ruleText(locale, failure, label, (keys, values) => t(keys, values), isChosen),
    [t, locale],
  );
}
