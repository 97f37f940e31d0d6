import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, useProblemText } from '@haisha/platform';
import type { PunchKind } from '@haisha/rules/punches/punch';

/** A refused punch: its place among those that were sent, and why. */
export type RefusedPunch = { index: number; text: string };

/** The words of refusals, which name the punch that they are about. */
export function useRefusalWords() {
  const { t } = useTranslation('timeRecord');
  const ruleText = useRuleText();
  const problemText = useProblemText();

  /** Which of the punches that were sent are refused, and why; none where it is not about single ones. */
  function refused(error: unknown, sent: readonly { kind: PunchKind }[]): RefusedPunch[] {
    const errors = isProblem(error, 'validation.failed') ? (error.problem.errors ?? []) : [];
    return errors.flatMap(({ code, params, path }) => {
      const index = Number(/^punches\.(\d+)\./.exec(path)?.[1] ?? (path === 'at' ? 0 : Number.NaN));
      const kind = sent[index]?.kind;
      if (kind === undefined) return [];
      const field = t('change.timeOf', { kind: t(`kind.${kind}`) });
      return [{ index, text: ruleText({ code, params }, field) }];
    });
  }

  return {
    refused,
    /** Why something was not stored, in a sentence. */
    text: (error: unknown, sent: readonly { kind: PunchKind }[]): string =>
      refused(error, sent)[0]?.text ?? (isLocked(error) ? t('change.locked') : problemText(error)),
  };
}

function isLocked(error: unknown): boolean {
  const current = isProblem(error, 'record.wrong_state') ? error.problem.current : null;
  return typeof current === 'object' && current !== null && 'lock' in current;
}
