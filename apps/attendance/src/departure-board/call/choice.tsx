import { chakra } from '@haisha/ui';

export type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
};

/** A few answers side by side; none is chosen before somebody answers. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Frame role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > button': {
      flex: '1 1 auto',
      minH: { base: '44px', md: '36px' },
      px: '2',
      rounded: 'md',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      bg: 'bg.panel',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    // Five English words stand in two rows, three and two.
    '&:lang(en) > button': { flexBasis: '30%' },
    '& > [aria-pressed=true]': {
      borderColor: 'primary.fg',
      bg: 'primary.subtle',
      color: 'primary.fg',
      fontWeight: 'bold',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-primary-fg)',
    },
    '@media (forced-colors: active)': { '& > [aria-pressed=true]': { outline: '2px solid Highlight' } },
  },
});
