import { chakra } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { useRunWords } from '../grid/use-run-words.ts';

/** A run in a list: code, times and places, below them vehicle and drivers; what is said of it stands at the end. */
export function RunLine({ run, children }: { run: Run; children?: ReactNode }) {
  const words = useRunWords();
  return (
    <Line>
      <div>
        <b>{codeOf(run)}</b> {words.timesOf(run)} {words.placesOf(run)}
        <small>{[run.vehicleCode, words.driversOf(run)].filter(Boolean).join(' · ')}</small>
      </div>
      {children}
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    flex: '1',
    minW: '0',
    py: '1',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { ms: 'auto', ps: '3' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
});
