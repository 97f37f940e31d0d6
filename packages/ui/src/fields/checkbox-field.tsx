import { Box, Checkbox } from '@haisha/ui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldBox, spanStyle } from './field-box.ts';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type CheckboxFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'required' | 'width'
>;

/** A field for yes or no. */
export function CheckboxField<Values extends FieldValues, Output = Values>({
  span = 4,
  ...props
}: CheckboxFieldProps<Values, Output>) {
  const id = useId();
  const field = useField(props);
  const described = [field.error !== undefined && `${id}-error`, props.help !== undefined && `${id}-help`];
  return (
    <FieldBox
      data-field={props.name}
      data-name={props.label}
      data-invalid={field.error && ''}
      style={{ ...spanStyle(span), '--half': 2 } as object}
    >
      <div data-label="" />
      <Checkbox
        ref={field.ref}
        name={field.name}
        checked={field.value === true}
        onCheckedChange={field.commit}
        onBlur={field.leave}
        disabled={props.disabled || props.readOnly}
        aria-invalid={field.error !== undefined || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      >
        {props.label}
      </Checkbox>
      <Box data-notes="" ps="6">
        <FieldNotes id={id} name={props.name} help={props.help} error={field.error} />
      </Box>
    </FieldBox>
  );
}
