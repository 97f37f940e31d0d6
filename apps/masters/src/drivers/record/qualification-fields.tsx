import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { qualificationKinds } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useFieldArray } from 'react-hook-form';
import type { RecordControl } from './record-values.ts';
import { useListText } from './use-list-text.ts';

export type QualificationFieldsProps = { control: RecordControl };

/** Training and papers besides the licence. */
export function QualificationFields({ control }: QualificationFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, append, remove } = useFieldArray({ control, name: 'qualifications' });
  return (
    <FormSection title={t('section.qualifications')} folded>
      <RowsField
        control={control}
        name="qualifications"
        label={t('section.qualifications')}
        rows={fields}
        most={mostRecordEntries}
        words={useListText('qualifications')}
        onAdd={() => addEmptyRow(append, { kind: null, name: null, obtainedDate: null, expiryDate: null })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <SelectField
              control={control}
              name={`qualifications.${index}.kind`}
              label={t('field.qualifications.kind')}
              required
              options={qualificationKinds.map((value) => ({ value, label: t(`qualificationKind.${value}`) }))}
            />
            <TextField control={control} name={`qualifications.${index}.name`} label={t('field.qualifications.name')} />
            <DateField
              control={control}
              name={`qualifications.${index}.obtainedDate`}
              label={t('field.qualifications.obtainedDate')}
              required
            />
            <DateField
              control={control}
              name={`qualifications.${index}.expiryDate`}
              kind="expiry"
              label={t('field.qualifications.expiryDate')}
            />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}
