import { chakra } from '@haisha/ui';

/** A table of settings; on a narrow screen what is usual and since when stand where a setting is opened. */
export const SettingsTable = chakra('table', {
  base: {
    w: 'full',
    tableLayout: { base: 'fixed', md: 'auto' },
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2', py: '1.5', borderBottomWidth: '1px', textAlign: 'start', verticalAlign: 'top' },
    '& thead :is(th, td)': { color: 'fg.subtle', fontWeight: 'normal', textStyle: 'xs', whiteSpace: { md: 'nowrap' } },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& [data-setting]': { w: { base: '7rem', md: 'auto' } },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& [data-number]': { color: 'fg.muted', w: '3rem' },
    '& tbody td': { whiteSpace: { md: 'nowrap' } },
    '& [data-own]': { fontWeight: 'semibold' },
    '& [data-act]': { textAlign: 'end', py: '0.5', px: '0', w: '2.5rem' },
    '& :is(td, th)[data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '& span[data-wide]': { display: { base: 'none', md: 'inline' }, color: 'fg.muted' },
    '& [data-narrow]': { display: { md: 'none' } },
  },
});
