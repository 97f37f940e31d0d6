import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { CodeField, NumberField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { depot } from './depot.ts';
import { type Parcel, type ParcelInput, type parcelInputSchema, sizes } from './parcel-contract.ts';

export type ParcelFormApi = UseFormReturn<(typeof parcelInputSchema)['_zod']['input'], unknown, ParcelInput>;

/** What is known of a parcel; `known` is the stored row, for the name of its depot. */
export function ParcelFields({ form: { control }, known }: { form: ParcelFormApi; known: Parcel | null }) {
  const { t } = useTranslation('parcel');
  return (
    <FormSection title={t('section.basic')}>
      <CodeField control={control} name="code" label={t('field.code')} required />
      <TextField control={control} name="name" label={t('field.name')} required />
      <TextField control={control} name="nameEn" label={t('field.nameEn')} />
      <SelectField
        control={control}
        name="size"
        label={t('field.size')}
        required
        options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
      />
      <NumberField control={control} name="pieces" label={t('field.pieces')} required />
      <RecordPickerField
        control={control}
        name="depotId"
        label={t('field.depotId')}
        required
        of={depot}
        known={known ? { id: known.depotId, name: known.depotName } : undefined}
      />
      <TextareaField control={control} name="note" label={t('field.note')} />
    </FormSection>
  );
}
