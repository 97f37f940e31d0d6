import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { CheckboxGroupField, DateField, NightTimeField, TextareaField } from '@haisha/ui/fields';
import { type OperationTime, operationTimeInputSchema, operationTimeWarnings } from '@haisha/validation/operation-time';
import { dayTypes } from '@haisha/validation/operation-time-choices';
import type { ReactNode } from 'react';
import { BreaksField } from '../breaks-field.tsx';
import { operationTime } from '../operation-time.ts';
import { type OperationTimeControl, operationTimeValues } from '../operation-time-values.ts';
import { useOperationTimeText } from '../use-operation-time-text.ts';

/** Corrects one value of an operation time. */
export function OperationTimeCorrection(props: CorrectionProps<OperationTime>) {
  const correction = useCorrection(operationTime, {
    ...props,
    schema: operationTimeInputSchema,
    valuesOf: operationTimeValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useOperationTimeText()} warnings={operationTimeWarnings}>
      <OperationTimeField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function OperationTimeField({ control, field }: { control: OperationTimeControl; field: string }): ReactNode {
  const { t } = useTranslation('operationTime');
  switch (field) {
    case 'startMinutes':
      return (
        <>
          <NightTimeField control={control} name="startMinutes" label={t('field.startMinutes')} required />
          <NightTimeField control={control} name="endMinutes" label={t('field.endMinutes')} required />
        </>
      );
    case 'dayTypes':
      return (
        <CheckboxGroupField
          control={control}
          name="dayTypes"
          label={t('field.dayTypes')}
          required
          options={dayTypes.map((value) => ({ value, label: t(`dayTypes.${value}`) }))}
        />
      );
    case 'breaks':
      return <BreaksField control={control} />;
    case 'validFrom':
      return <DateField control={control} name="validFrom" label={t('field.validFrom')} required />;
    case 'validTo':
      return <DateField control={control} name="validTo" label={t('field.validTo')} help={t('help.validTo')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
