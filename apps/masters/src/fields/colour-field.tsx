import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { type FieldProps, TextField } from '@haisha/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';

const noColour = '#ffffff';

/** A colour on the board: picked, or typed as #1867c0. */
export function ColourField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { t } = useTranslation('record');
  const { field } = useController<Values, typeof props.name, Output>({ control: props.control, name: props.name });
  const colour: string | null | undefined = field.value;
  return (
    <TextField
      {...props}
      placeholder="#1867c0"
      unit={
        <Picker
          type="color"
          aria-label={t('form.pickColour')}
          value={colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : noColour}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

const Picker = chakra('input', {
  base: {
    w: '12',
    h: 'control',
    p: '1',
    rounded: 'md',
    border: '1px solid',
    borderColor: 'border.control',
    cursor: 'pointer',
  },
});
