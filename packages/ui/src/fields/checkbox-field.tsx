import { Box, Checkbox } from '@haisha/ui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type CheckboxFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'required' | 'width'
>;

/** A field for yes or no. */
export function CheckboxField<Values extends FieldValues, Output = Values>(props: CheckboxFieldProps<Values, Output>) {
  const id = useId();
  const field = useField(props);
  const described = [field.error !== undefined && `${id}-error`, props.help !== undefined && `${id}-help`];
  return (
    <Box w="full" minW="0" pt="var(--label-line, 0px)">
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
      <Box ps="7" mt={described.some(Boolean) ? '-1' : undefined}>
        <FieldNotes id={id} help={props.help} error={field.error} />
      </Box>
    </Box>
  );
}
