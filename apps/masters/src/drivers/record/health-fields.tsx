import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { proposedHealthCheckDate } from '@haisha/rules/driver-due';
import { DateField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import { healthCheckKinds, healthResults } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useCallback } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { RecordFormApi } from './record-values.ts';
import { useListText } from './use-list-text.ts';
import { useProposedDate } from './use-proposed-date.ts';

export type HealthFieldsProps = { form: RecordFormApi; driver: Pick<Driver, 'canWorkNights'> };

/** Check-ups, the newest first, and what follows from them for the work. */
export function HealthFields({ form, driver }: HealthFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { control } = form;
  const { fields, prepend, remove } = useFieldArray({ control, name: 'healthChecks' });
  return (
    <FormSection title={t('section.health')} folded description={`${t('help.nextHealthCheck')} ${t('help.sensitive')}`}>
      <RowsField
        control={control}
        name="healthChecks"
        label={t('section.health')}
        rows={fields}
        most={mostRecordEntries}
        words={useListText('healthChecks')}
        onAdd={() => addEmptyRow(prepend, { date: null, kind: 'regular', result: null, nextDate: null, note: null })}
        onRemove={remove}
      >
        {(index) => <HealthCheck form={form} index={index} driver={driver} />}
      </RowsField>
      <DateField control={control} name="sleepApneaCheckDate" label={t('field.sleepApneaCheckDate')} />
      <TextareaField
        control={control}
        name="healthRestrictions"
        label={t('field.healthRestrictions')}
        help={t('help.healthRestrictions')}
      />
    </FormSection>
  );
}

function HealthCheck({ form, index, driver }: HealthFieldsProps & { index: number }) {
  const { t } = useTranslation('driverRecord');
  const { control } = form;
  const { canWorkNights } = driver;
  const propose = useCallback(
    (date: string, kind: unknown) => proposedHealthCheckDate(date, canWorkNights || kind === 'nightWork'),
    [canWorkNights],
  );
  useProposedDate(form, `healthChecks.${index}`, propose);
  return (
    <>
      <DateField control={control} name={`healthChecks.${index}.date`} label={t('field.healthChecks.date')} required />
      <SelectField
        control={control}
        name={`healthChecks.${index}.kind`}
        span={3}
        label={t('field.healthChecks.kind')}
        required
        options={healthCheckKinds.map((value) => ({ value, label: t(`healthCheckKind.${value}`) }))}
      />
      <SelectField
        control={control}
        name={`healthChecks.${index}.result`}
        span={3}
        label={t('field.healthChecks.result')}
        required
        options={healthResults.map((value) => ({ value, label: t(`healthResult.${value}`) }))}
      />
      <DateField
        control={control}
        name={`healthChecks.${index}.nextDate`}
        kind="expiry"
        label={t('field.healthChecks.nextDate')}
      />
      <TextField control={control} name={`healthChecks.${index}.note`} span={8} label={t('field.healthChecks.note')} />
    </>
  );
}
