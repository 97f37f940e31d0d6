import { useTranslation } from '@haisha/i18n';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { qualificationKinds } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useFieldArray } from 'react-hook-form';
import { PartCell, PartList } from '../part-list.tsx';
import type { RecordControl } from './record-values.ts';
import { useListText } from './use-list-text.ts';

export type QualificationFieldsProps = { control: RecordControl };

/** Training and papers besides the licence. */
export function QualificationFields({ control }: QualificationFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, append, remove } = useFieldArray({ control, name: 'qualifications' });
  return (
    <FormSection title={t('section.qualifications')} columns={1}>
      <PartList
        title={t('section.qualifications')}
        entries={fields}
        most={mostRecordEntries}
        text={useListText('qualifications')}
        onAdd={() => append({ kind: null, name: null, obtainedDate: null, expiryDate: null } as never)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <PartCell width="24rem">
              <SelectField
                control={control}
                name={`qualifications.${index}.kind`}
                label={t('field.qualifications.kind')}
                required
                options={qualificationKinds.map((value) => ({ value, label: t(`qualificationKind.${value}`) }))}
              />
            </PartCell>
            <PartCell width="24rem">
              <TextField
                control={control}
                name={`qualifications.${index}.name`}
                label={t('field.qualifications.name')}
              />
            </PartCell>
            <PartCell width="18rem">
              <DateField
                control={control}
                name={`qualifications.${index}.obtainedDate`}
                label={t('field.qualifications.obtainedDate')}
                required
              />
            </PartCell>
            <PartCell width="18rem">
              <DateField
                control={control}
                name={`qualifications.${index}.expiryDate`}
                label={t('field.qualifications.expiryDate')}
              />
            </PartCell>
          </>
        )}
      </PartList>
    </FormSection>
  );
}
