import { Box, Checkbox, Flex, Text } from '@haisha/ui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import type { SelectOption } from './select-field.tsx';
import { useField } from './use-field.ts';

export type CheckboxGroupFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'width'
> & {
  /** An option with a help text has a line of its own. */
  options: readonly (SelectOption & { help?: string })[];
};

/** A field for any number of options of a short list; the form holds the values in the list's order. */
export function CheckboxGroupField<Values extends FieldValues, Output = Values>({
  options,
  ...props
}: CheckboxGroupFieldProps<Values, Output>) {
  const id = useId();
  const field = useField({ ...props, isChosen: true });
  const chosen = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldGroup {...props} disabled={props.disabled || props.readOnly} error={field.error}>
      <Flex wrap="wrap" columnGap="5">
        {options.map((option, index) => (
          <Box key={option.value} w={option.help === undefined ? undefined : 'full'}>
            <Checkbox
              name={field.name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={option.disabled}
              aria-describedby={option.help === undefined ? undefined : `${id}-${option.value}`}
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
            {option.help !== undefined && (
              <Text id={`${id}-${option.value}`} textStyle="xs" color="fg.subtle" ps="6" mt="-1" pb="2">
                {option.help}
              </Text>
            )}
          </Box>
        ))}
      </Flex>
    </FieldGroup>
  );
}
