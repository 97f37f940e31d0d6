import { useTranslation } from '@haisha/i18n';
import { NativeSelect } from '@haisha/ui';
import type { ImportDecision } from '@haisha/validation/import-choices';
import type { ImportRow } from '@haisha/validation/import-row';

import { isAmongRows, useDecisionWords } from './decision-words.ts';

export type DecisionSelectProps = { row: ImportRow; onDecide: (decision: ImportDecision | null) => void };

/** What is done with one row. */
export function DecisionSelect({ row, onDecide }: DecisionSelectProps) {
  const { t } = useTranslation('import');
  const { number, verdict, decision, choices } = row;
  const words = useDecisionWords(isAmongRows(row));
  const isOpen = decision === null && (verdict === 'duplicate' || verdict === 'warning');
  return (
    <NativeSelect.Root w="15rem" maxW="full">
      <NativeSelect.Field
        aria-label={t('decision.of', { number })}
        value={decision ?? ''}
        onChange={(event) => onDecide((event.target.value || null) as ImportDecision | null)}
        {...(isOpen && { borderColor: 'border.warning' })}
      >
        <option value="">{t(`decision.none.${verdict}`)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.short(choice)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
