import { Checkbox, Flex } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import type { SelectOption } from './select-field.tsx';
import { useField } from './use-field.ts';

export type CheckboxGroupFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'width'
> & { options: readonly SelectOption[] };

/** Any number of a short list; the form holds the values in the list's order. */
export function CheckboxGroupField<Values extends FieldValues, Output = Values>({
  options,
  ...props
}: CheckboxGroupFieldProps<Values, Output>) {
  const field = useField(props);
  const chosen = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldGroup {...props} disabled={props.disabled || props.readOnly} error={field.error}>
      <Flex wrap="wrap" columnGap="5">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={field.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onBlur={field.leave}
            onCheckedChange={(checked) =>
              field.commit(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? checked : chosen.includes(value))),
              )
            }
            {...(index === 0 && { ref: field.ref })}
          >
            {option.label}
          </Checkbox>
        ))}
      </Flex>
    </FieldGroup>
  );
}
