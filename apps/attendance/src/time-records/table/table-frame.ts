import { chakra } from '@haisha/ui';

const timesOfNarrow = ['86px', '78px', '66px', '90px', '66px', '76px'];

function columnsOf(times: readonly string[], figures: readonly string[]): string {
  return ['minmax(0, 1fr)', ...times, ...figures].join(' ');
}

/** Without room for a column of remarks they stand below the times, and the breaks are not summed up once more. */
const narrow = {
  '& :is(table, thead, tbody, tfoot)': { display: 'block' },
  '& :is(colgroup, thead th:last-of-type, [data-figure=breakMinutes])': { display: 'none' },
  '& thead': { position: 'sticky', top: '0', zIndex: '1', bg: 'bg.panel' },
  '& tfoot': { position: 'sticky', bottom: '0', bg: 'bg.panel' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: columnsOf(timesOfNarrow, ['58px', '54px', '62px', '46px', '74px']),
    alignItems: 'center',
    borderBottomWidth: '1px',
  },
  '& tr > *, & thead th, & tfoot :is(th, td)': { position: 'static', borderWidth: '0' },
  '& thead th': { display: 'grid', alignContent: 'center' },
  '& :is(tbody, tfoot) :is(th, td)': { h: 'auto', minH: '0', py: '0' },
  '& tbody tr, & tfoot tr': { gridAutoRows: 'auto', gridTemplateRows: 'minmax(35px, auto)' },
  '& td[data-line]': { gridColumn: 'span 5', position: 'relative' },
  '& tfoot td[colspan]': { gridColumn: 'span 6' },
  '& [data-figure=restBeforeMinutes]': { pe: '6' },
  '& td:last-of-type': { gridRow: '2', gridColumn: '2 / -1', pb: '1.5', lineHeight: '1.3' },
  '& td:last-of-type:has(> :empty)': { display: 'none' },
} as const;

/** The look of the rows of time records: 36 px each, quiet until something is wrong. */
export const TableFrame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    minW: '0',
    overflow: 'auto',
    containerType: 'inline-size',
    fontVariantNumeric: 'tabular-nums',
    '& table': {
      w: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
      whiteSpace: 'nowrap',
    },
    '& th, & td': { px: '1.5', textAlign: 'start', borderBottomWidth: '1px' },
    '& tr > :first-child': { ps: '6' },
    '& tr > :last-child': { pe: '4' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      h: '8',
      bg: 'bg.panel',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.subtle',
    },
    '& [data-figure]': { textAlign: 'end' },
    '& [data-figure=restBeforeMinutes]': { pe: '4' },
    '& tbody td, & tbody th': { h: '9', py: '1' },
    '& tbody tr': { cursor: 'default', outline: 'none', scrollMarginTop: '2rem' },
    '& tbody tr:hover > *': { bg: 'bg.muted' },
    '& tbody tr[data-open] > *': { bg: 'primary.subtle' },
    '& tbody tr[data-off] > *': { bg: 'bg.subtle' },
    '& tbody tr[data-sending]': { opacity: '0.6' },
    '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '-2px' },
    '& [data-code]': { color: 'fg.subtle', display: 'inline-block', minW: '3.2em', me: '2' },
    '& [data-plan], & [data-soft]': { color: 'fg.subtle' },
    '& [data-planned]': { color: 'fg.subtle', fontStyle: 'normal' },
    '& [data-leave]': { color: 'fg.muted' },
    '& [data-sat]': { color: 'fg.info' },
    '& [data-holiday]': { color: 'fg.error' },
    '& tfoot td, & tfoot th': {
      position: 'sticky',
      bottom: '0',
      h: '9',
      bg: 'bg.panel',
      fontWeight: 'bold',
      borderTopWidth: '1px',
      borderBottomWidth: '0',
    },
    // Room for the reading of the last line.
    '&:has([data-line]) table': { mb: '24' },
    '& td[data-line]': { py: '0', overflow: 'visible' },
    '& tbody th': { fontWeight: 'normal', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& tbody [data-figure]': { py: '0' },
    '& [data-figure]:has(small)': { lineHeight: '1.15' },
    // It ends with the figure above it, also where it is wider than its column.
    '& [data-figure] small': { display: 'block', ms: '-6', textStyle: '2xs', lineHeight: '1', mb: '-1px' },
    // A leave stands above the plan that it crosses.
    '& td > [data-leave]:not(:only-child)': { display: 'block', textStyle: '2xs', lineHeight: '1', mb: '-1px' },
    '@container (min-width: 75.001rem) and (max-width: 84rem)': {
      '& td:last-of-type': { py: '0' },
      '& [data-remarks]': { textStyle: 'xs', lineHeight: '1.3', textWrap: 'balance' },
    },
    '@container (max-width: 75rem)': narrow,
    '@container (max-width: 58rem)': {
      '& tr': { gridTemplateColumns: columnsOf(timesOfNarrow, ['58px', '54px', '74px']) },
      '& :is([data-code], [data-figure=overtimeMinutes], [data-figure=nightMinutes])': { display: 'none' },
    },
  },
});

/** A time in its cell: as punched, beside the plan where it differs, corrected, or missing. */
export const TimeFrame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1',
    '& [data-corrected]': {
      position: 'relative',
      borderBottomWidth: '1px',
      borderBottomStyle: 'dotted',
      borderColor: 'fg.muted',
      cursor: 'help',
      rounded: '2px',
    },
    '& [data-corrected]:is(:hover, :focus-visible)::after': {
      content: 'attr(data-first)',
      position: 'absolute',
      zIndex: 'popover',
      insetInlineStart: '0',
      top: 'calc(100% + 4px)',
      px: '2',
      py: '1',
      rounded: 'md',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'xs',
      whiteSpace: 'nowrap',
    },
    '&[data-break]': { gap: '0', '& > small': { ms: '1' } },
    '& small': { textStyle: '2xs', color: 'fg.subtle' },
    '& small[data-late]': { color: 'fg.warning' },
    '& > i': { fontStyle: 'normal', color: 'fg.error', fontWeight: 'bold' },
    '& button': {
      color: 'primary.fg',
      cursor: 'pointer',
      rounded: 'sm',
      px: '1',
      mx: '-1',
      _hover: { bg: 'primary.subtle' },
    },
  },
});
