import { chakra } from '@haisha/ui';

/** One line of keys below a table; those without room are left out whole. */
export const KeyFoot = chakra('footer', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '28px',
    flexShrink: '0',
    h: '29px',
    px: '4',
    overflow: 'hidden',
    borderTopWidth: '1px',
    bg: 'bg.panel',
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > span': { lineHeight: '28px' },
  },
});
