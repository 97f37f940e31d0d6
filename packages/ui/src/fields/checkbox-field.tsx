import { Checkbox, Field } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type CheckboxFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'required' | 'width'
>;

/** Yes or no. */
export function CheckboxField<Values extends FieldValues, Output = Values>(props: CheckboxFieldProps<Values, Output>) {
  const field = useField(props);
  const error = field.error;
  return (
    <Field.Root invalid={error !== undefined} disabled={props.disabled || props.readOnly || false}>
      <Field.Context>
        {(context) => (
          <Checkbox
            {...context.getInputProps()}
            ref={field.ref}
            name={field.name}
            checked={field.value === true}
            onCheckedChange={field.commit}
            onBlur={field.leave}
          >
            {props.label}
          </Checkbox>
        )}
      </Field.Context>
      {props.help !== undefined && <Field.HelperText>{props.help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
