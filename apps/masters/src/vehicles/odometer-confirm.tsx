import { useTranslation } from '@haisha/i18n';
import { CheckboxField } from '@haisha/ui/fields';
import { FormRow } from '@haisha/ui/form';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';

export type OdometerConfirmProps<Values extends FieldValues, Output> = { form: UseFormReturn<Values, unknown, Output> };

/** Once a reading was refused as contradicting the last one: the box that says it is meant. */
export function OdometerConfirm<Values extends FieldValues, Output>({
  form: { control, trigger },
}: OdometerConfirmProps<Values, Output>) {
  const { t } = useTranslation('vehicle');
  const reading = 'odometerKm' as FieldPath<Values>;
  const answer = 'confirmOdometer' as FieldPath<Values>;
  const { errors } = useFormState({ control, name: reading });
  const failure: { type?: unknown } | undefined = get(errors, reading);
  const isMeant: unknown = useWatch({ control, name: answer });
  const [isAsked, setIsAsked] = useState(false);
  // The box stays when the refusal is gone, or it could not be taken back.
  if (!isAsked && isFall(failure?.type)) setIsAsked(true);
  useEffect(() => {
    if (isMeant !== undefined) void trigger('odometerKm' as FieldPath<Values>);
  }, [isMeant, trigger]);
  return (
    isAsked && (
      <FormRow>
        <CheckboxField control={control} name={answer} label={t('field.confirmOdometer')} />
      </FormRow>
    )
  );
}

function isFall(type: unknown): boolean {
  return type === 'odometer.belowLast' || type === 'odometer.aboveLater';
}
