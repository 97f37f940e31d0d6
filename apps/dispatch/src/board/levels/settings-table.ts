import { chakra } from '@haisha/ui';

/** A table of settings; on a narrow screen what is usual and since when stand where a setting is opened. */
export const SettingsTable = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2', py: '1.5', borderBottomWidth: '1px', textAlign: 'start', verticalAlign: 'top' },
    '& thead :is(th, td)': { color: 'fg.subtle', fontWeight: 'normal', textStyle: 'xs', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'normal' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& [data-number]': { color: 'fg.muted', w: '3rem' },
    '& tbody td': { whiteSpace: 'nowrap' },
    '& [data-own]': { fontWeight: 'semibold' },
    '& [data-act]': { textAlign: 'end', py: '0.5', px: '0' },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
  },
});
