import { chakra } from '@haisha/ui';

/**
 * A line of counts above rows. A button counts what wants somebody: `data-kind` colours it, `data-on` and `aria-pressed`
 * say that it is chosen, `data-next` leads on; a `data-figure` is only read.
 */
export const CountStrip = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: '0',
    gap: '1',
    minH: '36px',
    px: { base: '3', md: '6' },
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { color: 'fg.muted', me: '1' },
    '& > [data-figure]': { ms: '3', '& b': { color: 'fg' } },
    // What is first stands under the title, whether it can be pressed or not.
    '& > [data-figure]:first-child': { ms: '0' },
    '& > button:first-child': { ms: '-2' },
    '& > i': { flex: '1' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: 'controlSmall',
      px: '2',
      rounded: 'md',
      flexShrink: '0',
      cursor: 'pointer',
      '& b': { textStyle: 'md', fontWeight: 'bold' },
      _hover: { bg: 'bg.muted' },
      _disabled: { color: 'fg.subtle', cursor: 'default', bg: 'transparent' },
    },
    '& > [data-kind=red]': { color: 'fg.error' },
    '& > [data-kind=amber]': { color: 'fg.warning' },
    '& > [data-on], & > [aria-pressed=true]': { bg: 'primary.subtle', color: 'primary.fg' },
    '& > [data-next]': { color: 'fg.muted' },
    '@media (forced-colors: active)': { '& > [aria-pressed=true]': { outline: '2px solid Highlight' } },
  },
});
