import { chakra } from '@haisha/ui';

/** Stands for a text that is still read, once that takes long enough to be noticed. */
export const awaitedLine = {
  display: 'block',
  h: '2.5',
  w: '52%',
  maxW: '8rem',
  rounded: 'full',
  bg: 'bg.emphasized',
  animation: 'fade-in 120ms 150ms both',
};

/**
 * The table element of the grid with the styles of all its parts. Rows and cells stay plain elements: some hundred of
 * them are created at once, and a styled one takes ten times as long. Each row is a grid of its own rather than a part of
 * a table's layout, which takes longer to lay out and to paint.
 */
export const GridFrame = chakra('table', {
  base: {
    display: 'block',
    w: 'full',
    textStyle: 'sm',
    // Rows keep their height when the text is large.
    lineHeight: 'min(1.54em, var(--row-height) - 1px)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    // Rows that are read anew in no time do not flicker.
    '&[role=grid][aria-busy=true] > tbody': { opacity: '0.6', transition: 'opacity 0s 150ms' },
    '& :where(th, [data-row-id] > td)': { borderBottomWidth: '1px', textAlign: 'start' },
    '& :where(tbody, th, td)': { display: 'block' },
    '& :where(th, td)': { alignContent: 'center' },
    '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
    '& thead': { display: 'block', position: 'sticky', top: '0', zIndex: '1' },
    '& th': {
      h: '8',
      p: '0',
      bg: 'bg.panel',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      '&[aria-sort]:not([aria-sort=none])': { color: 'fg' },
    },
    '& [data-cut]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& th > span': { display: 'block', px: '2' },
    '& th > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      boxSize: 'full',
      px: '2',
      fontWeight: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    // The arrow before the name keeps the name over the figures.
    '& [data-align=end] > button': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
    '& [data-inline-link]:not(:hover)': { textDecorationColor: 'transparent' },
    '& [data-row-id] > td': {
      minH: 'var(--row-height)',
      px: '2',
      py: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      color: 'fg.muted',
      transition: 'background-color 0.6s',
      '&[data-primary]': { color: 'fg' },
    },
    '& [data-row-link]': { color: 'fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    '& :is(th, td):first-of-type': { ps: '6' },
    '& th:first-of-type > :is(button, span)': { ms: '-2' },
    '& :is(th, td)[data-align=end], & :is(th, td):last-of-type': { pe: '6' },
    // The head of a column of figures ends where they end.
    '& th[data-align=end] > :is(button, span)': { pe: '0' },
    // The arrow of a column that can be sorted shows under the pointer; the keyboard finds it in the button.
    '& th[aria-sort=none] > button:not(:hover, :focus-visible) svg': { opacity: '0' },
    // What is drawn of the rows is kept while they scroll: without this it is made anew every 512 px (ADR 86).
    '& tbody': { perspective: '100000px' },
    // What a row looks like is kept as long as it does not change: a new one leaves the pictures of the others.
    '& tbody tr': { bg: 'bg.panel', isolation: 'isolate' },
    '& [data-row-id]': {
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-selected=true]': { bg: 'primary.subtle', _hover: { bg: 'primary.muted' } },
    },
    // A row that passes by has its line where its cells are missing too, and its name where that stays.
    '& [data-passing]': { boxShadow: 'inset 0 -1px {colors.border}' },
    '& [data-passing] > [data-inner]': { px: '2' },
    // The row shown beside the table.
    '& [aria-current=true]': {
      bg: 'primary.subtle',
      _hover: { bg: 'primary.subtle' },
      '& > td:first-of-type': { boxShadow: 'inset 2px 0 {colors.primary.fg}' },
    },
    '& [data-choice]': { lineHeight: '0' },
    '& [data-openable]': { cursor: 'pointer' },
    // The edge of a box to tick darkens with its row.
    '& [data-row-id]:not(:hover, :focus-within, [aria-selected=true]) [data-checkbox]': {
      borderColor: 'border.emphasized',
      '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
    },
    '& [data-awaited] > td': {
      minH: 'var(--row-height)',
      borderBottomWidth: '1px',
      '&:not(:first-of-type)': { px: '2' },
    },
    '& [data-awaited] i': awaitedLine,
    '& [data-awaited]:nth-of-type(3n + 2) i': { w: '60%' },
    '& [data-awaited]:nth-of-type(3n) i': { w: '45%' },
    '& [data-marked] > td': { bg: 'primary.subtle' },
  },
});
