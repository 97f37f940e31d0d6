import { toReading } from '@haisha/rules/kana';
import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for the reading of a name: hiragana and half-width kana become full-width katakana once it is left. */
export function KanaField<Values extends FieldValues, Output = Values>(props: TextFieldProps<Values, Output>) {
  return <TextField {...props} tidy={toReading} />;
}
