import { chakra } from '@haisha/ui';

/**
 * A table that is read row by row, on a phone a list of cards: the first cell names the row, `data-label` of the others says
 * what they are there.
 */
export const OfficeTable = chakra('div', {
  base: {
    minW: '0',
    fontVariantNumeric: 'tabular-nums',
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0' },
    '& caption': {
      textAlign: 'start',
      px: { base: '3', md: '6' },
      pt: '4',
      pb: '1',
      fontWeight: 'bold',
      textStyle: 'sm',
    },
    '& caption small': { color: 'fg.muted', fontWeight: 'normal', ms: '2' },
    '& th, & td': { px: '2', textAlign: 'start', borderBottomWidth: '1px', fontWeight: 'normal' },
    '& tr > :first-child': { ps: { base: '3', md: '6' } },
    '& tr > :last-child': { pe: { base: '3', md: '6' } },
    '& thead th': { h: '8', textStyle: 'xs', color: 'fg.subtle', whiteSpace: 'nowrap' },
    '& tbody > tr > *': { h: '9', py: '1', verticalAlign: 'middle' },
    '& tbody tr': { outline: 'none', scrollMarginTop: '3rem' },
    '& tbody tr:hover > *': { bg: 'bg.muted' },
    '& tbody tr[data-open] > *': { bg: 'primary.subtle' },
    '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '-2px' },
    '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-nowrap]': { whiteSpace: 'nowrap' },
    '& [data-code]': { color: 'fg.subtle', me: '2' },
    '& [data-soft]': { color: 'fg.muted' },
    '& [data-tone] + [data-tone]': { ms: '2' },
    '& [data-red]': { color: 'fg.error', fontWeight: 'bold' },
    '& [data-amber]': { color: 'fg.warning' },
    '& [data-acts]': { whiteSpace: { md: 'nowrap' } },
    '& [data-acts] > *': { me: '1' },
    '& summary': { cursor: 'pointer' },
    '& summary::marker': { color: 'fg.subtle', fontSize: '0.7em' },
    '@media (max-width: 47.9375rem)': {
      '& thead': { display: 'none' },
      '& table, & tbody, & tr, & caption': { display: 'block' },
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '4',
        rowGap: '0.5',
        px: '3',
        py: '2',
        borderBottomWidth: '1px',
      },
      '& tbody > tr > *': { h: 'auto', px: '0', py: '0', borderBottomWidth: '0' },
      '& tr > :first-child, & tr > :last-child': { px: '0' },
      '& tbody tr > :first-child': { flexBasis: '100%', fontWeight: 'bold' },
      '& tbody td:empty': { display: 'none' },
      '& [data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted' },
      '& [data-acts]': { flexBasis: '100%' },
      '& [data-acts] > *': { minH: '11' },
    },
  },
});
