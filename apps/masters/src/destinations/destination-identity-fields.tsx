import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { CodeField, KanaField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection, OptionalFields } from '@haisha/ui/form';
import { type Destination, destinationKinds } from '@haisha/validation/destination';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import type { DestinationFormApi } from './destination-values.ts';
import { SimilarDestinations } from './similar-destinations.tsx';

export type DestinationIdentityFieldsProps = {
  form: DestinationFormApi;
  row: Destination | null;
  /** The destination changed or copied. */
  known: Destination | undefined;
};

/** Which place it is: codes, name, whose. */
export function DestinationIdentityFields({ form, row, known }: DestinationIdentityFieldsProps) {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  const { control } = form;
  const takeReading = useKanaOfName(form);
  return (
    <FormSection title={t('section.basic')}>
      <CodeField control={control} name="code" label={t('field.code')} required />
      <SelectField
        control={control}
        name="kind"
        span={3}
        label={t('field.kind')}
        required
        options={destinationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField control={control} name="name" span={6} label={t('field.name')} required onReading={takeReading} />
      <KanaField control={control} name="kana" span={6} label={t('field.kana')} required />
      <RecordPickerField
        control={control}
        name="cargoOwnerId"
        span={6}
        label={t('field.cargoOwnerId')}
        required
        of={cargoOwner}
        known={known && { id: known.cargoOwnerId, name: localName(known.cargoOwnerName, known.cargoOwnerNameEn) }}
      />
      <FormRow>
        <SimilarDestinations control={control} except={row?.id} />
      </FormRow>
      <OptionalFields>
        <TextField control={control} name="storeCode" label={t('field.storeCode')} help={t('help.storeCode')} />
        <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
      </OptionalFields>
    </FormSection>
  );
}
