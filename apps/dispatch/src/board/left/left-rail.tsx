import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import { useBoardShortcut } from '../keys/use-board-shortcut.ts';

export type LeftRailProps = { count: number; onOpen: () => void };

/** The list of what is left over where it is folded: its name and how many there are. */
export function LeftRail({ count, onOpen }: LeftRailProps) {
  const { t } = useTranslation('board');
  useBoardShortcut('/', onOpen);
  return (
    <Rail
      type="button"
      data-left-rail=""
      aria-expanded="false"
      aria-keyshortcuts="g"
      title={`${t('left.open')} G`}
      onClick={onOpen}
    >
      <Icon name="inbox" size={16} />
      <b>{count}</b>
      <span>{t('left.title')}</span>
    </Rail>
  );
}

const Rail = chakra('button', {
  base: {
    w: '36px',
    flexShrink: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    pt: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.subtle',
    color: 'fg.muted',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    '& b': { textStyle: 'sm', color: 'fg' },
    '& span': { writingMode: 'vertical-rl', textStyle: 'sm' },
  },
});
