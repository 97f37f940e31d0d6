import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { proposedAptitudeTestDate } from '@haisha/rules/driver-due';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import { aptitudeKinds } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useCallback } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { RecordFormApi } from './record-values.ts';
import { useListText } from './use-list-text.ts';
import { useProposedDate } from './use-proposed-date.ts';

export type AptitudeFieldsProps = { form: RecordFormApi; driver: Pick<Driver, 'birthDate'> };

/** Aptitude tests, the newest first. */
export function AptitudeFields({ form, driver }: AptitudeFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, prepend, remove } = useFieldArray({ control: form.control, name: 'aptitudeTests' });
  return (
    <FormSection title={t('section.aptitude')} folded description={t('help.nextAptitude')}>
      <RowsField
        control={form.control}
        name="aptitudeTests"
        label={t('section.aptitude')}
        rows={fields}
        most={mostRecordEntries}
        words={useListText('aptitudeTests')}
        onAdd={() => addEmptyRow(prepend, { date: null, kind: null, nextDate: null, note: null })}
        onRemove={remove}
      >
        {(index) => <AptitudeTest form={form} index={index} driver={driver} />}
      </RowsField>
    </FormSection>
  );
}

function AptitudeTest({ form, index, driver }: AptitudeFieldsProps & { index: number }) {
  const { t } = useTranslation('driverRecord');
  const { control } = form;
  const { birthDate } = driver;
  const propose = useCallback(
    (date: string, kind: unknown) =>
      proposedAptitudeTestDate({ date, kind: aptitudeKinds.find((one) => one === kind) ?? 'initial' }, birthDate),
    [birthDate],
  );
  useProposedDate(form, `aptitudeTests.${index}`, propose);
  return (
    <>
      <DateField
        control={control}
        name={`aptitudeTests.${index}.date`}
        label={t('field.aptitudeTests.date')}
        required
      />
      <SelectField
        control={control}
        name={`aptitudeTests.${index}.kind`}
        span={3}
        label={t('field.aptitudeTests.kind')}
        required
        options={aptitudeKinds.map((value) => ({ value, label: t(`aptitudeKind.${value}`) }))}
      />
      <DateField
        control={control}
        name={`aptitudeTests.${index}.nextDate`}
        kind="expiry"
        label={t('field.aptitudeTests.nextDate')}
      />
      <TextField
        control={control}
        name={`aptitudeTests.${index}.note`}
        span={8}
        label={t('field.aptitudeTests.note')}
      />
    </>
  );
}
