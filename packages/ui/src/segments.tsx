import { chakra } from '@haisha/ui';

export type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** One choice among a few that stand side by side. */
export function Segments<Value extends string>({ label, value, choices, onChange }: SegmentsProps<Value>) {
  return (
    <Frame role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
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
    h: 'control',
    flexShrink: '0',
    p: '2px',
    gap: '1px',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.sunk',
    '& > button': { flex: '1', px: '2.5', rounded: 'sm', color: 'fg.muted', whiteSpace: 'nowrap', cursor: 'pointer' },
    '& > button:hover': { color: 'fg' },
    '& > [aria-pressed=true]': {
      bg: 'bg.panel',
      color: 'fg',
      fontWeight: 'bold',
      boxShadow: '0 0 0 1px var(--chakra-colors-border-emphasized)',
    },
    '@media (forced-colors: active)': { '& > [aria-pressed=true]': { outline: '2px solid Highlight' } },
  },
});
