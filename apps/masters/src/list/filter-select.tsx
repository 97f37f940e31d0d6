import { Box, NativeSelect, Text } from '@haisha/ui';
import { useId } from 'react';

export type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A filter of a list with one choice. */
export function FilterSelect<Value extends string>({ label, value, onChange, options }: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Text as="label" fontSize="sm" fontWeight="semibold" {...{ htmlFor: id }}>
        {label}
      </Text>
      <NativeSelect.Root w="auto" minW="10rem">
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
