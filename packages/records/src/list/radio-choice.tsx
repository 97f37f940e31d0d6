import { chakra, Stack, Text } from '@haisha/ui';
import { Fragment, useId } from 'react';

export type RadioChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** One with a refusal cannot be chosen; the sentence says why. */
  options: readonly { value: Value; label: string; refusal?: string | undefined }[];
};

/** One of a few, all of them to be read at once. */
export function RadioChoice<Value extends string>({ label, value, onChange, options }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Stack gap="0">
        {options.map((option) => (
          <Fragment key={option.value}>
            <Choice data-disabled={option.refusal === undefined ? undefined : ''}>
              <Radio
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={option.refusal !== undefined}
                aria-describedby={option.refusal === undefined ? undefined : `${name}-${option.value}`}
              />
              {option.label}
            </Choice>
            {option.refusal !== undefined && (
              <Text id={`${name}-${option.value}`} ps="8" pb="2" textStyle="sm" color="fg.muted">
                {option.refusal}
              </Text>
            )}
          </Fragment>
        ))}
      </Stack>
    </fieldset>
  );
}

const Legend = chakra('legend', { base: { fontWeight: 'semibold', textStyle: 'sm', mb: '1' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    cursor: 'pointer',
    _disabled: { color: 'fg.muted', cursor: 'default' },
  },
});
const Radio = chakra('input', { base: { boxSize: '5', flexShrink: '0', accentColor: 'primary.border' } });
