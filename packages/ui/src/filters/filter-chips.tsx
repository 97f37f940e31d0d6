import { useJoined, useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';

export type FilterChip = {
  id: string;
  /** The filter: `状態`. */
  name: string;
  /** What it lets through: `稼働中`, `休車`. */
  values: readonly string[];
  /** Without it the filter always lets through only some. */
  onRemove?: () => void;
};
export type FilterChipsProps = {
  chips: readonly FilterChip[];
  /** Leads to the control of a filter. */
  onOpen?: ((id: string) => void) | undefined;
};

/** Shows the active filters with their values, each removed by a press; nothing without filters. */
export function FilterChips({ chips, onOpen }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  const joined = useJoined();
  if (chips.length === 0) return null;
  return (
    <List aria-label={t('filters.inForce')}>
      {chips.map(({ id, name, values, onRemove }) => {
        const text = `${name}: ${joined(values)}`;
        return (
          <li key={id} data-chip="">
            <button type="button" title={text} disabled={!onOpen} onClick={() => onOpen?.(id)}>
              <span>{name}</span> {joined(values)}
            </button>
            {onRemove && (
              <button type="button" data-remove="" aria-label={t('filters.remove', { name: text })} onClick={onRemove}>
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** Those that can be taken away. */
export function removable(chips: readonly FilterChip[]): readonly FilterChip[] {
  return chips.filter(({ onRemove }) => onRemove !== undefined);
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // On narrow screens they stand in a row of their own.
    order: { base: 1, md: 0 },
    flexBasis: { base: 'full', md: 'auto' },
    '& > li': { flexShrink: '0' },
    '& > [data-chip]': {
      display: 'flex',
      maxW: '18rem',
      h: 'control',
      rounded: 'md',
      overflow: 'hidden',
      bg: 'primary.subtle',
      color: 'primary.fg',
      whiteSpace: 'nowrap',
      '@media (forced-colors: active)': { borderWidth: '1px' },
    },
    '& > [data-chip] > button': {
      cursor: 'pointer',
      _hover: { bg: 'primary.muted' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > [data-chip] > button:not([data-remove])': { ps: '2.5', pe: '2', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > [data-chip] > button:disabled': { cursor: 'default', bg: 'transparent' },
    '& > [data-chip] > button > span': { color: 'fg.muted', me: '1' },
    '& > [data-chip] > [data-remove]': {
      display: 'grid',
      placeItems: 'center',
      w: 'controlSmall',
      flexShrink: '0',
      color: 'fg.muted',
      borderInlineStartWidth: '1px',
      borderColor: 'bg',
    },
    // `部署 岩槻センター  状態 廃車以外`: one line of words, which ends where the window does.
    mdDown: {
      display: 'block',
      ms: '-2.5',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      '& > [data-chip]': { display: 'inline-block', maxW: 'full', h: '6', bg: 'transparent' },
      '& [data-remove]': { display: 'none' },
    },
  },
});
