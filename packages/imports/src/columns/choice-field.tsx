import { Box, NativeSelect, Text } from '@haisha/ui';
import { useId } from 'react';

export type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of several ways to read a file. */
export function ChoiceField<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Box w={{ base: 'full', sm: '15rem' }}>
      <Text as="label" {...{ htmlFor: id }} display="block" textStyle="label" mb="1">
        {label}
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
