import { useTranslation } from '@haisha/i18n';
import { RowsField } from '@haisha/records/form/rows-field';
import { NightTimeField, NumberField } from '@haisha/ui/fields';
import { mostBreaks } from '@haisha/validation/operation-time-choices';
import { useFieldArray } from 'react-hook-form';
import type { OperationTimeControl } from './operation-time-values.ts';

export type BreaksFieldProps = { control: OperationTimeControl };

/** The breaks of a shift: from when, where that is fixed, and how long. */
export function BreaksField({ control }: BreaksFieldProps) {
  const { t } = useTranslation('operationTime');
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' });
  return (
    <RowsField
      control={control}
      name="breaks"
      label={t('field.breaks')}
      rows={fields}
      most={mostBreaks}
      words={{
        none: t('breaks.none'),
        add: t('breaks.add'),
        one: (number) => t('breaks.one', { number }),
        remove: (number) => t('breaks.remove', { number }),
      }}
      onAdd={() => append({ fromMinutes: null, minutes: 60 })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <NightTimeField
            control={control}
            name={`breaks.${index}.fromMinutes`}
            span={3}
            label={t('field.breaks.fromMinutes')}
            help={t('help.breakFrom')}
          />
          <NumberField
            control={control}
            name={`breaks.${index}.minutes`}
            label={t('field.breaks.minutes')}
            required
            unit={t('unit.minutes')}
          />
        </>
      )}
    </RowsField>
  );
}
