import { useTranslation } from '@haisha/i18n';

/** A failure as the form keeps it: `type` is the rule's code, `params` what its message names. */
export type FieldFailure = { type?: unknown; params?: Record<string, string | number> };

/** The sentence for a failure, naming the field; undefined while there is none. */
export function useErrorText(label: string, failure: FieldFailure | undefined): string | undefined {
  const { t } = useTranslation('validation');
  if (typeof failure?.type !== 'string') return undefined;
  return t([failure.type, 'invalid'], { ...failure.params, field: label });
}
