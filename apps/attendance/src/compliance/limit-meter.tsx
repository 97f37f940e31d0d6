import { chakra } from '@haisha/ui';

export type LimitMeterProps = { minutes: number; usual: number; most: number; text: string };

/** How much of a limit is used up, as words over a bar. */
export function LimitMeter({ minutes, most, text, usual }: LimitMeterProps) {
  const level = minutes > most ? 'red' : minutes > usual || minutes >= most * 0.9 ? 'amber' : 'fine';
  return (
    <Frame data-level={level}>
      <span>{text}</span>
      <span aria-hidden="true">
        <i style={{ width: `${Math.min(100, (minutes / most) * 100)}%` }} />
      </span>
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-block',
    verticalAlign: 'top',
    minW: '8.5rem',
    '&[data-level=red] > :first-child': { color: 'fg.error', fontWeight: 'bold' },
    '&[data-level=amber] > :first-child': { color: 'fg.warning' },
    '& > [aria-hidden]': {
      display: 'block',
      h: '4px',
      mt: '0.5',
      rounded: 'full',
      bg: 'bg.emphasized',
      overflow: 'hidden',
    },
    '& i': { display: 'block', h: 'full', bg: 'primary.dot' },
    '&[data-level=red] i': { bg: 'red.dot' },
    '&[data-level=amber] i': { bg: 'orange.dot' },
  },
});
