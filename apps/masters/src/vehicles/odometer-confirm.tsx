import { useTranslation } from '@haisha/i18n';
import { CheckboxField } from '@haisha/ui/fields';
import { FormRow } from '@haisha/ui/form';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { VehicleControl } from './vehicle-values.ts';

export type OdometerConfirmProps = { control: VehicleControl };

/** Once a reading was refused as below the last one: the box that says it is meant. */
export function OdometerConfirm({ control }: OdometerConfirmProps) {
  const { t } = useTranslation('vehicle');
  const { errors } = useFormState({ control, name: 'odometerKm' });
  const [isAsked, setIsAsked] = useState(false);
  // The next check of the form forgets the server's refusal, the question stays.
  if (!isAsked && String(errors.odometerKm?.type) === 'odometer.belowLast') setIsAsked(true);
  return (
    isAsked && (
      <FormRow>
        <CheckboxField control={control} name="confirmOdometer" label={t('field.confirmOdometer')} />
      </FormRow>
    )
  );
}
