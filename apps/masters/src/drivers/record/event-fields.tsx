import { useTranslation } from '@haisha/i18n';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { driverEventKinds } from '@haisha/validation/driver-record';
import { mostRecordEntries } from '@haisha/validation/driver-record-choices';
import { useFieldArray } from 'react-hook-form';
import { PartCell, PartList } from '../part-list.tsx';
import type { RecordControl } from './record-values.ts';
import { useListText } from './use-list-text.ts';

export type EventFieldsProps = { control: RecordControl };

/** Accidents, notices of violations and special guidance, the newest first. */
export function EventFields({ control }: EventFieldsProps) {
  const { t } = useTranslation('driverRecord');
  const { fields, prepend, remove } = useFieldArray({ control, name: 'events' });
  return (
    <FormSection title={t('section.events')} columns={1}>
      <PartList
        title={t('section.events')}
        entries={fields}
        most={mostRecordEntries}
        text={useListText('events')}
        onAdd={() => prepend({ date: null, kind: null, note: null } as never)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <PartCell width="20rem" fixed>
              <DateField control={control} name={`events.${index}.date`} label={t('field.events.date')} required />
            </PartCell>
            <PartCell width="10rem">
              <SelectField
                control={control}
                name={`events.${index}.kind`}
                label={t('field.events.kind')}
                required
                options={driverEventKinds.map((value) => ({ value, label: t(`eventKind.${value}`) }))}
              />
            </PartCell>
            <PartCell width="20rem">
              <TextField control={control} name={`events.${index}.note`} label={t('field.events.note')} required />
            </PartCell>
          </>
        )}
      </PartList>
    </FormSection>
  );
}
