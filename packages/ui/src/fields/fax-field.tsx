import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { PhoneFieldProps } from './phone-field.tsx';
import { PhoneInput } from './phone-input.tsx';
import { useField } from './use-field.ts';

/** A field for the number of a fax machine, which nobody calls; written as a telephone number is. */
export function FaxField<Values extends FieldValues, Output = Values>(props: PhoneFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => <PhoneInput {...control} field={field} />}
    </FieldFrame>
  );
}
