import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { licenceClasses } from '@haisha/rules/licence';
import { CheckboxField, CodeField, DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { licenceMedia } from '@haisha/validation/driver-record';
import { mostLicences } from '@haisha/validation/driver-record-choices';
import { isDay } from '@haisha/validation/rule';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MayDriveTable } from './may-drive-table.tsx';
import type { RecordControl } from './record-values.ts';
import { useListText } from './use-list-text.ts';

export type LicenceFieldsProps = { control: RecordControl };

/** The card, the classes on it, and what may be driven with them. */
export function LicenceFields({ control }: LicenceFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, append, remove } = useFieldArray({ control, name: 'licences' });
  const text = useListText('licences');
  return (
    <>
      <FormSection title={t('section.licence')}>
        <CodeField
          control={control}
          name="licenceNumber"
          span={4}
          label={t('field.licenceNumber')}
          help={t('help.licenceNumber')}
        />
        <SelectField
          control={control}
          name="licenceMedium"
          label={t('field.licenceMedium')}
          options={licenceMedia.map((value) => ({ value, label: t(`licenceMedium.${value}`) }))}
        />
        <DateField
          control={control}
          name="licenceExpiryDate"
          kind="expiry"
          span={4}
          label={t('field.licenceExpiryDate')}
        />
        <TextField
          control={control}
          name="licenceConditions"
          span={4}
          label={t('field.licenceConditions')}
          help={t('help.licenceConditions')}
        />
        <CheckboxField control={control} name="hasTowing" label={t('field.hasTowing')} />
      </FormSection>
      <FormSection title={t('section.classes')}>
        <RowsField
          control={control}
          name="licences"
          label={t('section.classes')}
          rows={fields}
          most={mostLicences}
          words={text}
          onAdd={() => addEmptyRow(append, { licenceClass: null, obtainedDate: null, automaticOnly: false })}
          onRemove={remove}
        >
          {(index) => (
            <>
              <SelectField
                control={control}
                name={`licences.${index}.licenceClass`}
                label={t('field.licences.licenceClass')}
                required
                options={licenceClasses.map((value) => ({ value, label: t(`licenceClass.${value}`) }))}
              />
              <DateField
                control={control}
                name={`licences.${index}.obtainedDate`}
                label={t('field.licences.obtainedDate')}
              />
              <CheckboxField
                control={control}
                name={`licences.${index}.automaticOnly`}
                label={t('field.licences.automaticOnly')}
              />
            </>
          )}
        </RowsField>
        <FormRow>
          <MayDriveOfForm control={control} />
        </FormRow>
      </FormSection>
    </>
  );
}

/** Judged anew as the classes are typed; one that is not whole yet does not count. */
function MayDriveOfForm({ control }: LicenceFieldsProps) {
  const [licences = [], hasTowing, expiryDate] = useWatch({
    control,
    name: ['licences', 'hasTowing', 'licenceExpiryDate'],
  });
  const classes = licences.flatMap(({ licenceClass, automaticOnly }) => {
    const known = licenceClasses.find((name) => name === licenceClass);
    return known && isDay(expiryDate)
      ? [{ licenceClass: known, automaticOnly: automaticOnly === true, towing: hasTowing === true, expiryDate }]
      : [];
  });
  return <MayDriveTable licences={classes} />;
}
