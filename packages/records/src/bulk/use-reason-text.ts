import { useJoined, useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import type { BulkResult } from '@haisha/validation/bulk';
import { useUsageText } from '../archive/use-usage-text.ts';

type Problem = NonNullable<BulkResult['problem']>;

/** Why a row was left as it was; `entity` is the namespace of its words. */
export function useReasonText(entity: string): (problem: Problem) => string[] {
  const { t, i18n } = useTranslation('bulk');
  const ruleText = useRuleText();
  const joined = useJoined();
  const usageText = useUsageText();

  function fieldName(path: string): string {
    const key = `${entity}:field.${path}`;
    return i18n.exists(key) ? t(key) : '';
  }

  return ({ code, errors = [], usedBy = [] }) => {
    const faults = errors.map((error) => ruleText(error, fieldName(error.path)));
    if (faults.length > 0) return faults;
    const uses = usedBy.map((use) => t('outcome.useCount', { use: usageText(use), count: use.count }));
    const reason = t(`problem:${i18n.exists(`problem:${code}`) ? code : 'internal'}`);
    return uses.length > 0 ? [reason, t('outcome.usedBy', { uses: joined(uses) })] : [reason];
  };
}
