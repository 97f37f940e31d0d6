import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { NumberField, SelectField, TextareaField } from '@haisha/ui/fields';
import { parcel } from './parcel.ts';
import { type Parcel, parcelInputSchema, sizes } from './parcel-contract.ts';
import { parcelValues } from './parcel-form.tsx';
import { useParcelText } from './use-parcel-text.ts';

/** Corrects one value of a parcel. */
export function ParcelCorrection(props: CorrectionProps<Parcel>) {
  const { t } = useTranslation('parcel');
  const correction = useCorrection(parcel, { ...props, schema: parcelInputSchema, valuesOf: parcelValues });
  const { control } = correction.form;
  return (
    <CorrectionForm of={correction} textOf={useParcelText()}>
      {props.field === 'size' && (
        <SelectField
          control={control}
          name="size"
          label={t('field.size')}
          required
          options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        />
      )}
      {props.field === 'pieces' && <NumberField control={control} name="pieces" label={t('field.pieces')} required />}
      {props.field === 'note' && <TextareaField control={control} name="note" label={t('field.note')} />}
    </CorrectionForm>
  );
}
