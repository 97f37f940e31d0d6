import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { chakra, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { useBoard } from './board-context.ts';
import { useBoardState } from './grid/board-store.ts';

const resting = [
  ['↑ ↓ ← →', 'choose'],
  ['Space', 'pick'],
  ['Enter', 'open'],
  ['m', 'move'],
  ['d', 'driver'],
  ['c', 'confirm'],
  ['Delete', 'off'],
  ['mod+z', 'undo'],
  ['n', 'next'],
  ['/', 'search'],
] as const;
const carrying = [
  ['← →', 'shift'],
  ['shift+← →', 'shiftMore'],
  ['↑ ↓', 'row'],
  ['alt+← →', 'length'],
  ['Tab', 'permitted'],
  ['Enter', 'drop'],
  ['Escape', 'stop'],
] as const;

/** Under the board: the keys for what is going on, where a window is high enough. Whoever hears it is told them by the grid. */
export function BoardFoot() {
  const { t } = useTranslation('board');
  const { store, canMove } = useBoard();
  const isCarrying = useBoardState(store, (state) => state.carry !== null);
  const can = useCan();
  const isUsable = (name: string) => isForAll.has(name) || (name === 'confirm' ? can('allocation.confirm') : canMove);
  const keys = isCarrying ? carrying : resting.filter(([, name]) => isUsable(name));
  return (
    <Foot aria-hidden="true">
      {keys.map(([key, name]) => (
        <span key={name}>
          <Kbd>{displayKeys(key)}</Kbd>
          {t(`foot.${name}`)}
        </span>
      ))}
      <span data-end="">
        <Kbd>?</Kbd>
        {t('legend.open')}
      </span>
    </Foot>
  );
}

const isForAll: ReadonlySet<string> = new Set(['choose', 'open', 'next', 'search']);

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: '0',
    columnGap: '4',
    h: '28px',
    overflow: 'hidden',
    px: '3',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.subtle',
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5', h: '27px' },
    '& > [data-end]': { ms: 'auto' },
    '@media (max-height: 44.9375rem)': { display: 'none' },
    _print: { display: 'none' },
  },
});
