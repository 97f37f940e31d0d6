import { chakra } from '@haisha/ui';

/**
 * The table element of the grid with the styles of all its parts. Rows and cells stay plain elements: some hundred of
 * them are created at once, and a styled one takes ten times as long.
 */
export const GridFrame = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '&[aria-busy=true]': { opacity: '0.6' },
    '& :where(th, [data-row-id] > td)': { borderBottomWidth: '1px', textAlign: 'start' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      h: '12',
      px: '0.5',
      bg: 'bg.muted',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& th > span': { px: '2' },
    '& th > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      w: 'full',
      minH: '10',
      px: '2',
      rounded: 'sm',
      fontWeight: 'inherit',
      cursor: 'pointer',
      _hover: { bg: 'bg.emphasized' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [data-align=end] > button': { justifyContent: 'flex-end' },
    '& [data-row-id] > td': {
      h: 'var(--row-height)',
      px: '2.5',
      py: '1',
      // Breaks between words in browsers that know them; inside a word only when it does not fit at all.
      wordBreak: 'auto-phrase',
      overflowWrap: 'anywhere',
      transition: 'background-color 0.6s',
    },
    '& [data-choice][data-choice]': { px: '4', py: '0' },
    '& tbody tr': { bg: 'bg.panel' },
    '& [data-row-id]': {
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-selected=true]': { bg: 'primary.subtle', _hover: { bg: 'primary.muted' } },
    },
    '& [data-openable]': { cursor: 'pointer' },
    '& [data-marked] > td': { bg: 'bg.warning' },
    '& [data-marked] > td:first-of-type': { boxShadow: 'inset 3px 0 {colors.border.warning}' },
  },
});
