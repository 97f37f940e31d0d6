import { useRuleText } from '@haisha/i18n/use-rule-text';

/** A failure in the form's errors: `type` is the rule's code, `params` the values in its message. */
export type FieldFailure = { type?: unknown; params?: Record<string, string | number> };

/** Returns the sentence for a failure, which names the field and what to do; undefined without a failure. */
export function useErrorText(
  label: string,
  failure: FieldFailure | undefined,
  /** The field is chosen from a list, not entered. */
  isChosen?: boolean,
): string | undefined {
  const ruleText = useRuleText();
  if (typeof failure?.type !== 'string') return undefined;
  return ruleText({ code: failure.type, params: failure.params }, label, isChosen);
}
