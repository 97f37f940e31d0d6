import { chakra, Stack } from '@haisha/ui';
import { useId } from 'react';

export type RadioChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** One of a few, all of them to be read at once. */
export function RadioChoice<Value extends string>({ label, value, onChange, options }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Stack gap="0">
        {options.map((option) => (
          <Choice key={option.value}>
            <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </Choice>
        ))}
      </Stack>
    </fieldset>
  );
}

const Legend = chakra('legend', { base: { fontWeight: 'semibold', textStyle: 'sm', mb: '1' } });
const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '10', cursor: 'pointer' },
});
const Radio = chakra('input', { base: { boxSize: '5', flexShrink: '0', accentColor: 'primary.border' } });
