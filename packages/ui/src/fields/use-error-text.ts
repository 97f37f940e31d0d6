import { useTranslation } from '@haisha/i18n';

/** A failure in the form's errors: `type` is the rule's code, `params` the values in its message. */
export type FieldFailure = { type?: unknown; params?: Record<string, string | number> };

/** Returns the sentence for a failure, which names the field; undefined without a failure. */
export function useErrorText(label: string, failure: FieldFailure | undefined): string | undefined {
  const { t } = useTranslation('validation');
  if (typeof failure?.type !== 'string') return undefined;
  return t([failure.type, 'invalid'], { ...failure.params, field: label });
}
