import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { driverEventKinds } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useFieldArray } from 'react-hook-form';
import type { RecordControl } from './record-values.ts';
import { useListText } from './use-list-text.ts';

export type EventFieldsProps = { control: RecordControl };

/** Accidents, notices of violations and special guidance, the newest first. */
export function EventFields({ control }: EventFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, prepend, remove } = useFieldArray({ control, name: 'events' });
  return (
    <FormSection title={t('section.events')} folded>
      <RowsField
        control={control}
        name="events"
        label={t('section.events')}
        rows={fields}
        most={mostRecordEntries}
        words={useListText('events')}
        onAdd={() => addEmptyRow(prepend, { date: null, kind: null, note: null })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <DateField control={control} name={`events.${index}.date`} label={t('field.events.date')} required />
            <SelectField
              control={control}
              name={`events.${index}.kind`}
              span={3}
              label={t('field.events.kind')}
              required
              options={driverEventKinds.map((value) => ({ value, label: t(`eventKind.${value}`) }))}
            />
            <TextField
              control={control}
              name={`events.${index}.note`}
              span={5}
              label={t('field.events.note')}
              required
            />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}
