import { useTranslation } from '@haisha/i18n';
import type { Import } from '@haisha/validation/import';
import { useCallback } from 'react';

export type FieldChoices = NonNullable<Import['fields'][number]['choices']>;

/** What the values of a closed list are called, as on the screens of the entity. */
export function useChoiceWords(): (choices: FieldChoices) => string[] {
  const { t } = useTranslation('import');
  return useCallback(
    ({ words, values }) => values.map((value) => t(words ? `${words}.${value}` : `compare.${value}`)),
    [t],
  );
}
