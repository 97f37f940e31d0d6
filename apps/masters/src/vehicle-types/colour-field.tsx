import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { TextField } from '@haisha/ui/fields';
import { useController } from 'react-hook-form';
import type { VehicleTypeControl } from './vehicle-type-values.ts';

export type ColourFieldProps = { control: VehicleTypeControl };

const noColour = '#ffffff';

/** The colour of the type on the board: picked, or typed as #1867c0. */
export function ColourField({ control }: ColourFieldProps) {
  const { t } = useTranslation('vehicleType');
  const { field } = useController({ control, name: 'colour' });
  return (
    <TextField
      control={control}
      name="colour"
      label={t('field.colour')}
      placeholder="#1867c0"
      width="14rem"
      unit={
        <Picker
          type="color"
          aria-label={t('help.pickColour')}
          value={/^#[0-9a-f]{6}$/i.test(field.value ?? '') ? (field.value ?? noColour) : noColour}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

const Picker = chakra('input', {
  base: {
    w: '14',
    h: '10',
    p: '1',
    rounded: 'md',
    border: '1px solid',
    borderColor: 'border.control',
    cursor: 'pointer',
  },
});
