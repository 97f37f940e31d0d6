import { useTranslation } from '@haisha/i18n';
import { Field, Input, Textarea } from '@haisha/ui';
import { useId } from 'react';

const longest = 200;

export type DatedInput = { validFrom: string; reason: string };
export type DatedFieldsProps = {
  value: DatedInput;
  today: string;
  /** What is missing is only said once somebody tried to save. */
  isTried: boolean;
  onChange: (changes: Partial<DatedInput>) => void;
};

/** From which day on, and why: kept with everything that is set. */
export function DatedFields({ isTried, onChange, today, value }: DatedFieldsProps) {
  const { t } = useTranslation('checkLevel');
  const id = useId();
  const faults = datedFaults(value, today);
  return (
    <>
      <Field.Root required invalid={isTried && faults.includes('validFrom')} maxW="13rem">
        <Field.Label htmlFor={`${id}-from`}>{t('field.validFrom')}</Field.Label>
        <Input
          id={`${id}-from`}
          type="date"
          min={today}
          value={value.validFrom}
          onChange={({ target }) => onChange({ validFrom: target.value })}
        />
        <Field.ErrorText>{t('fault.date')}</Field.ErrorText>
      </Field.Root>
      <Field.Root required invalid={isTried && faults.includes('reason')}>
        <Field.Label htmlFor={`${id}-reason`}>{t('field.reason')}</Field.Label>
        <Textarea
          id={`${id}-reason`}
          rows={2}
          maxLength={longest}
          value={value.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
        <Field.ErrorText>{t('fault.reason')}</Field.ErrorText>
      </Field.Root>
    </>
  );
}

/** Returns the fields that cannot be saved like this. */
export function datedFaults({ reason, validFrom }: DatedInput, today: string): (keyof DatedInput)[] {
  return [
    ...(validFrom === '' || validFrom < today ? (['validFrom'] as const) : []),
    ...(reason.trim() === '' ? (['reason'] as const) : []),
  ];
}
