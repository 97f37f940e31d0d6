import { useTranslation } from '@haisha/i18n';
import { Box } from '@haisha/ui';
import { CheckboxField } from '@haisha/ui/fields';
import { FormRow } from '@haisha/ui/form';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { VehicleFormApi } from './vehicle-values.ts';

export type OdometerConfirmProps = { form: VehicleFormApi };

/** Once a reading was refused as below the last one: the box that says it is meant. */
export function OdometerConfirm({ form: { control, trigger } }: OdometerConfirmProps) {
  const { t } = useTranslation('vehicle');
  const { errors } = useFormState({ control, name: 'odometerKm' });
  const isMeant = useWatch({ control, name: 'confirmOdometer' });
  const [isAsked, setIsAsked] = useState(false);
  // The box stays when the refusal is gone, or it could not be taken back.
  if (!isAsked && String(errors.odometerKm?.type) === 'odometer.belowLast') setIsAsked(true);
  useEffect(() => {
    if (isMeant !== undefined) void trigger('odometerKm');
  }, [isMeant, trigger]);
  return (
    isAsked && (
      <FormRow>
        <Box css={{ '--label-line': '0px' }}>
          <CheckboxField control={control} name="confirmOdometer" label={t('field.confirmOdometer')} />
        </Box>
      </FormRow>
    )
  );
}
