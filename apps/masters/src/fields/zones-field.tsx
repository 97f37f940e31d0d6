import { useTranslation } from '@haisha/i18n';
import { RowsField } from '@haisha/records/form/rows-field';
import { Box, Text } from '@haisha/ui';
import { FieldNotes, NumberField, SelectField, useWarningTexts } from '@haisha/ui/fields';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { mostZones } from '@haisha/validation/vehicle-body-choices';
import { useId } from 'react';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';

export type ZonesFieldProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

type Zone = { zone: string | null; minCelsius: number | null; maxCelsius: number | null };
type Zoned = { zones: Zone[] };

/** The compartments of a body with the temperatures each can hold, as `zones` of the form. */
export function ZonesField<Values extends FieldValues, Output>(props: ZonesFieldProps<Values, Output>) {
  // The names of an array inside a generic form are beyond the types; of the form only `zones` is touched here.
  const control = props.control as unknown as Control<Zoned>;
  const { t } = useTranslation('vehicleType');
  const { fields, append, remove } = useFieldArray({ control, name: 'zones' });
  const warnings = useWarningTexts('zones', t('field.zones'));
  const id = useId();
  return (
    <Box>
      <Text aria-hidden textStyle="label" mb="2">
        {t('field.zones')}
      </Text>
      <RowsField
        control={control}
        name="zones"
        label={t('field.zones')}
        rows={fields}
        most={mostZones}
        words={{
          none: t('zones.none'),
          add: t('zones.add'),
          one: (number) => t('zones.one', { number }),
          remove: (number) => t('zones.remove', { number }),
        }}
        onAdd={() => append({ zone: null, minCelsius: null, maxCelsius: null })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <SelectField
              control={control}
              name={`zones.${index}.zone`}
              span={3}
              label={t('field.zones.zone')}
              options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
            />
            <NumberField
              control={control}
              name={`zones.${index}.minCelsius`}
              label={t('field.zones.minCelsius')}
              unit="℃"
              decimal
            />
            <NumberField
              control={control}
              name={`zones.${index}.maxCelsius`}
              label={t('field.zones.maxCelsius')}
              unit="℃"
              decimal
            />
          </>
        )}
      </RowsField>
      <FieldNotes id={id} error={undefined} warnings={warnings} />
    </Box>
  );
}
