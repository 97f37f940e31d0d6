import { chakra } from '@haisha/ui';

/** An input with a button inside its end. */
export const InnerEnd = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    minW: '0',
    '& > input:not(:only-child)': { pe: '{sizes.control}' },
    '& > :is(button, a)': {
      position: 'absolute',
      top: '0',
      insetEnd: '0',
      minW: 'control',
      h: 'control',
      color: 'fg.subtle',
    },
  },
});
