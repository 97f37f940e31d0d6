import { chakra } from '@haisha/ui';
import { awaitedLine } from './grid-frame.ts';

/** The list of rows of two lines with the styles of all its parts, which stay plain elements as in the grid. */
export const LinesFrame = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '&[aria-busy=true]': { opacity: '0.6', transition: 'opacity 0s 150ms' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      minH: '60px',
      px: '4',
      py: '1.5',
      borderBottomWidth: '1px',
      scrollMarginBlock: '24',
      transition: 'background-color 0.6s',
      '&:has(> [data-checkbox])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      '&[data-openable]': { cursor: 'pointer', _active: { bg: 'bg.muted' } },
      '&[data-selected]': { bg: 'primary.subtle' },
      '&[data-marked]': { bg: 'primary.subtle' },
    },
    '& > li > [data-checkbox]': { gridRow: '1 / span 2', alignSelf: 'center', me: '3' },
    '& [data-line]': { display: 'flex', alignItems: 'baseline', columnGap: '3', minW: '0', whiteSpace: 'nowrap' },
    '& [data-line] > :not(:first-child)': { ms: 'auto', flexShrink: '0' },
    // What is long goes on in another line: there is no pointer to ask for the rest.
    '& [data-row-link] > *, & [data-fact]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& [data-line=first] > [data-tone]': { textStyle: 'xs' },
    '& [data-line=second]': { gridRow: '2', textStyle: 'xs', color: 'fg.muted' },
    '& > li:has(> [data-checkbox]) > [data-line]': { gridColumn: '2' },
    '& [data-row-link]': { display: 'flex', alignItems: 'baseline', columnGap: '3', minW: '0' },
    '& [data-row-link] > :first-of-type': { minW: '12', fontWeight: 'bold', flexShrink: '0', maxW: 'full' },
    '& [data-cut]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-facts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', minW: '0' },
    '& [data-end]': { gridRow: '1 / span 2', gridColumn: '-2', alignSelf: 'center', ps: '3', textStyle: 'xs' },
    '& [data-end] a': { display: 'inline-flex', alignItems: 'center', minH: '11' },
    // A state that is the usual one says nothing here.
    '& [data-fact]:has([data-tone=quiet]), & [data-fact]:has(> [data-value]:empty)': { display: 'none' },
    '& > [data-awaited]': { rowGap: '2', '& i': awaitedLine, '& i:last-of-type': { w: '36%', gridRow: '2' } },
  },
});
