import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, ruleText } from './rule-text.ts';
import { useLocale } from './use-locale.ts';

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
