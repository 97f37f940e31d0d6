import { useTranslation } from '@haisha/i18n';
import { Field, Input, NativeSelect, SimpleGrid } from '@haisha/ui';
import { FieldNotes } from '@haisha/ui/fields';
import { chosenReasons } from '@haisha/validation/punch-choices';
import type { TimeRecordInput } from '@haisha/validation/time-record';
import { useId } from 'react';

export type ChangeReasonProps = {
  reason: TimeRecordInput['reason'];
  text: string;
  error: string | undefined;
  onReason: (reason: TimeRecordInput['reason']) => void;
  onText: (text: string) => void;
};

const longest = 200;

/** Why punches are changed: a reason of the list, and words where その他 needs them. */
export function ChangeReason({ error, onReason, onText, reason, text }: ChangeReasonProps) {
  const { t } = useTranslation('timeRecord');
  const id = useId();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" pt="3" borderTopWidth="1px">
      <Field.Root required>
        <Field.Label>{t('change.reason')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={reason}
            onChange={({ target }) => {
              const chosen = chosenReasons.find((one) => one === target.value);
              if (chosen) onReason(chosen);
            }}
          >
            {chosenReasons.map((one) => (
              <option key={one} value={one}>
                {t(`reason.${one}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root required={reason === 'other'} invalid={error !== undefined}>
        <Field.Label>{t('change.reasonText')}</Field.Label>
        <Input
          maxLength={longest}
          value={text}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onText(target.value)}
        />
        <FieldNotes id={id} error={error} />
      </Field.Root>
    </SimpleGrid>
  );
}
