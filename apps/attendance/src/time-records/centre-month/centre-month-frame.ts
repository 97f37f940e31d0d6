import { chakra } from '@haisha/ui';

export const nameWidthPx = 176;
export const dayWidthPx = 45;
export const sumWidthPx = 64;
export const rowHeightPx = 40;
export const headHeightPx = 40;

/** A sheet like the one on the wall: names stay at the left, days above, the number of people below. */
export const CentreMonthFrame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    minW: '0',
    overflow: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0', whiteSpace: 'nowrap' },
    '& th, & td': { borderBottomWidth: '1px', p: '0', textAlign: 'center', fontWeight: 'normal' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '2',
      h: `${headHeightPx}px`,
      bg: 'bg.panel',
      textStyle: 'xs',
      color: 'fg.subtle',
      lineHeight: '1.2',
    },
    '& thead small': { display: 'block', textStyle: '2xs' },
    '& [data-kind=holiday]': { color: 'fg.error' },
    '& [data-kind=saturday]': { color: 'fg.info' },
    '& tr > th:first-child': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      ps: { base: '3', md: '6' },
      pe: '3',
      bg: 'bg.panel',
      borderEndWidth: '1px',
      textAlign: 'start',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& thead tr > th:first-child': { zIndex: '3' },
    '& tbody tr': { h: `${rowHeightPx}px` },
    '& tbody tr:hover > *': { bg: 'bg.muted' },
    '& tbody th > a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '1.3' },
    '& tbody th > small': { display: 'block', textStyle: '2xs', color: 'fg.subtle', lineHeight: '1.2' },
    '& tbody th[data-level=amber] > small': { color: 'fg.warning' },
    '& tbody th[data-level=red] > small': { color: 'fg.error' },
    '& tbody th i': { display: 'block', h: '2px', mt: '1px', rounded: 'full', bg: 'bg.emphasized' },
    '& tbody th b': { display: 'block', h: '2px', rounded: 'full', bg: 'primary.dot' },
    '& tbody th[data-level=amber] b': { bg: 'orange.dot' },
    '& tbody th[data-level=red] b': { bg: 'red.dot' },
    '& [data-today]': { bg: 'primary.subtle' },
    '& [data-figure]': { textAlign: 'end', pe: '3' },
    '& tbody button': {
      display: 'block',
      w: 'full',
      h: `${rowHeightPx - 1}px`,
      textStyle: 'xs',
      lineHeight: '1.35',
      cursor: 'pointer',
      '& > span': { display: 'block' },
      _hover: { bg: 'bg.emphasized' },
    },
    '& button[data-planned]': { color: 'fg.subtle' },
    '& button[data-level=amber]:not([data-planned])': { color: 'fg.warning' },
    '& button[data-level=red]:not([data-planned])': { color: 'fg.error', bg: 'bg.error' },
    '& button[data-faulty]': { color: 'fg.error', bg: 'bg.error', fontWeight: 'bold' },
    '& [data-leave]': { color: 'fg.muted', textStyle: '2xs', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& :is(a, button):focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.fg',
      outlineOffset: '-2px',
    },
    '& tfoot > tr > *': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      h: '9',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderBottomWidth: '0',
      color: 'fg.muted',
    },
    '& tfoot tr > th:first-child': { zIndex: '2' },
  },
});
