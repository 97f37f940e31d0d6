import { Button, Flex } from '@haisha/ui';

export type ViewChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** One of a few views, side by side. */
export function ViewChoice<Value extends string>({ choices, label, onChange, value }: ViewChoiceProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="1" flexShrink="0">
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant={choice.value === value ? 'subtle' : 'ghost'}
          colorPalette={choice.value === value ? 'primary' : 'gray'}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </Button>
      ))}
    </Flex>
  );
}
