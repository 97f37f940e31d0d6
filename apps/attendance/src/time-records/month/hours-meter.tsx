import { chakra } from '@haisha/ui';

export type HoursMeterProps = {
  label: string;
  /** 241:30 / 310 時間. */
  text: string;
  minutes: number;
  /** Beyond it the labour agreement is needed; the same as `most` where there is none. */
  usual: number;
  most: number;
};

/** How much of a limit is used up: blue, amber beyond what is usual or near the end, red over it. */
export function HoursMeter({ label, minutes, most, text, usual }: HoursMeterProps) {
  const level = minutes > most ? 'red' : minutes > usual || minutes >= most * 0.9 ? 'amber' : 'fine';
  const percent = (value: number) => `${Math.min(100, (value / most) * 100)}%`;
  return (
    <Frame data-level={level}>
      <small>{label}</small>
      <span>{text}</span>
      <div aria-hidden="true">
        <i style={{ width: percent(minutes) }} />
        {usual < most && <b style={{ insetInlineStart: percent(usual) }} />}
      </div>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    minW: '11rem',
    '& > small': { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
    '&[data-level=red] > span': { color: 'fg.error', fontWeight: 'bold' },
    '&[data-level=amber] > span': { color: 'fg.warning' },
    '& > div': { position: 'relative', h: '4px', mt: '1', rounded: 'full', bg: 'bg.emphasized' },
    '& > div > i': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      rounded: 'full',
      bg: 'primary.dot',
    },
    '&[data-level=red] > div > i': { bg: 'red.dot' },
    '&[data-level=amber] > div > i': { bg: 'orange.dot' },
    '& > div > b': { position: 'absolute', insetBlock: '-2px', w: '1px', bg: 'fg.muted' },
  },
});
