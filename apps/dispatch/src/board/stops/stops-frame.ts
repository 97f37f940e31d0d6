import { chakra } from '@haisha/ui';

/** The stops of a run while they are edited: a line each, with what is wrong below it. */
export const StopsFrame = chakra('form', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > [data-heads]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 4rem 4rem',
      columnGap: '1.5',
      alignItems: 'end',
      '& > small': { color: 'fg.muted', textStyle: 'xs' },
    },
    '& > [data-acts]': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      mx: '-3',
      px: '3',
      py: '2',
      bg: 'bg.panel',
      borderTopWidth: '1px',
    },
    '&& ol': { display: 'grid', gap: '1.5' },
    '&& ol > li': {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) 4rem 4rem',
      columnGap: '1.5',
      _after: { display: 'none' },
    },
    '& [data-order]': { display: 'grid' },
    '& [data-order] > button': {
      display: 'grid',
      placeItems: 'center',
      w: '24px',
      h: '18px',
      rounded: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-disabled]': { color: 'fg.disabled', opacity: '0.4', cursor: 'default', bg: 'transparent' },
    },
    '@media (pointer: coarse)': { '& [data-order] > button': { w: '32px', h: '24px' } },
    '& [data-place]': { minW: '0', lineHeight: '1.25' },
    '& [data-place] > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-error]': { gridColumn: '1 / -1', color: 'fg.error', textStyle: 'xs', textAlign: 'end' },
  },
});
