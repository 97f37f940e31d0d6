import { chakra, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import type { SelectOption } from './select-field.tsx';
import { useField } from './use-field.ts';

export type RadioGroupFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'width'
> & {
  /** What is said of an option stands beside it and describes it. */
  options: readonly (SelectOption & { help?: ReactNode })[];
};

/** A field for one of a few options that are all read before one is chosen; without a value none is. */
export function RadioGroupField<Values extends FieldValues, Output = Values>({
  options,
  ...props
}: RadioGroupFieldProps<Values, Output>) {
  const id = useId();
  const field = useField({ ...props, isChosen: true });
  const stop = options.find(({ value }) => value === field.value) ?? options[0];
  return (
    <FieldGroup {...props} disabled={props.disabled || props.readOnly} error={field.error}>
      <Options>
        {options.map((option) => (
          <Option key={option.value} data-chosen={option.value === field.value || undefined}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === field.value}
              disabled={option.disabled}
              required={props.required}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.help === undefined ? undefined : `${id}-${option.value}-help`}
              onChange={() => field.commit(option.value)}
              {...(option === stop && { ref: field.ref })}
            />
            <span>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.help !== undefined && (
                <Text as="span" id={`${id}-${option.value}-help`} display="block" textStyle="xs" color="fg.subtle">
                  {option.help}
                </Text>
              )}
            </span>
          </Option>
        ))}
      </Options>
    </FieldGroup>
  );
}

const Options = chakra('div', { base: { display: 'grid', gap: '2' } });

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2',
    minH: 'control',
    px: '3',
    py: '1.5',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    '&[data-chosen]': {
      borderColor: 'primary.border',
      bg: 'primary.subtle',
      outline: '1px solid',
      outlineColor: 'primary.border',
    },
    '& > input': { boxSize: '4', mt: '0.5', flexShrink: '0', accentColor: 'primary.border' },
  },
});
