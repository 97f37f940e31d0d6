import { useTranslation } from '@haisha/i18n';
import { Button, chakra, Flex, Icon, IconButton, Stack, Text } from '@haisha/ui';
import { NumberField, SelectField } from '@haisha/ui/fields';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';

export type ZonesFieldProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

type Zone = { zone: string | null; minCelsius: number | null; maxCelsius: number | null };
type Zoned = { zones: Zone[] };

const mostZones = 5;

/** The compartments of a body with the temperatures each can hold, as `zones` of the form. */
export function ZonesField<Values extends FieldValues, Output>(props: ZonesFieldProps<Values, Output>) {
  // The names of an array inside a generic form are beyond the types; of the form only `zones` is touched here.
  const control = props.control as unknown as Control<Zoned>;
  const { t } = useTranslation('vehicleType');
  const { fields, append, remove } = useFieldArray({ control, name: 'zones' });
  return (
    <Fieldset>
      <legend>{t('field.zones')}</legend>
      <Stack gap="4">
        {fields.length === 0 && <Text color="fg.muted">{t('zones.none')}</Text>}
        {fields.map((field, index) => (
          <Flex key={field.id} role="group" aria-label={t('zones.one', { number: index + 1 })} gap="4" wrap="wrap">
            <Flex flex={{ base: '1 1 100%', md: '1 1 10rem' }}>
              <SelectField
                control={control}
                name={`zones.${index}.zone`}
                label={t('field.zones.zone')}
                options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
              />
            </Flex>
            <Flex flex="1 1 7rem">
              <NumberField
                control={control}
                name={`zones.${index}.minCelsius`}
                label={t('field.zones.minCelsius')}
                unit="℃"
                decimal
              />
            </Flex>
            <Flex flex="1 1 7rem">
              <NumberField
                control={control}
                name={`zones.${index}.maxCelsius`}
                label={t('field.zones.maxCelsius')}
                unit="℃"
                decimal
              />
            </Flex>
            <IconButton
              type="button"
              variant="ghost"
              colorPalette="red"
              mt="7"
              aria-label={t('zones.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="delete" />
            </IconButton>
          </Flex>
        ))}
        {fields.length < mostZones && (
          <Button
            type="button"
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            onClick={() => append({ zone: null, minCelsius: null, maxCelsius: null })}
          >
            <Icon name="add" />
            {t('zones.add')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

const Fieldset = chakra('fieldset', {
  base: {
    border: 'none',
    p: '0',
    m: '0',
    minW: '0',
    '& > legend': { fontWeight: 'semibold', textStyle: 'sm', mb: '2' },
  },
});
