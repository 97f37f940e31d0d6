import { useTranslation } from '@haisha/i18n';
import { type CheckLevel, type CheckRuleName, checkRule } from '@haisha/rules/checks/check-rules';
import { useFindingText } from '../findings/use-finding-text.ts';

type Setting = { level: CheckLevel; number: number | null };

/** Reasons for a level that are no law. */
const reasons = ['database', 'needed', 'safety'];

/** The sentences about the rules of the checks. */
export function useLevelWords() {
  const { t, i18n } = useTranslation('checkLevel');
  const { article } = useFindingText();

  function level(name: CheckLevel): string {
    return name === 'off' ? t('off') : i18n.t(`allocation:level.${name}`);
  }

  function number(rule: CheckRuleName, value: number | null): string {
    const unit = checkRule(rule).number?.unit;
    return unit && value !== null ? t(`number.${unit}`, { count: value }) : '';
  }

  return {
    level,
    number,
    name: (rule: CheckRuleName) => t(`rule.${rule}`),
    /** 要注意・15 分; a number means nothing where nothing is told. */
    setting: (rule: CheckRuleName, { level: name, number: value }: Setting): string => {
      const figure = name === 'off' ? '' : number(rule, value);
      return figure ? t('setting', { level: level(name), number: figure }) : level(name);
    },
    /** The article that a rule rests on; empty for a rule without one. */
    article: (rule: CheckRuleName) => {
      const { basis } = checkRule(rule);
      return basis === undefined || reasons.includes(basis) ? '' : article(basis);
    },
    /** Why a level cannot be changed, or may not be milder than another. */
    basis: (rule: CheckRuleName): string => {
      const { basis, least } = checkRule(rule);
      if (basis === undefined) return t('free');
      const reason = reasons.includes(basis) ? t(`basis.${basis}`) : t('basis.law', { article: article(basis) });
      return t(least === 'red' ? 'locked' : 'floor', { basis: reason, level: level(least) });
    },
  };
}
