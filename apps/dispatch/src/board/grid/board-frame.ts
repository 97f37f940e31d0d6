import { chakra } from '@haisha/ui';
import { verdictLook } from '../carry/verdict-look.ts';
import { barColours } from './bar-colours.ts';
import { barLook } from './bar-frame.ts';
import { rowLook } from './row-look.ts';
import { signPictures } from './sign-look.ts';

/**
 * The frame of the board: it scrolls in both directions under its hours and beside its heads. It gives rows and bars their
 * look, so that hundreds of them are plain elements.
 */
export const BoardFrame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minW: '0',
    minH: '0',
    position: 'relative',
    fontVariantNumeric: 'tabular-nums',
    // Two looks that no other page has: a request that waits, and the night behind the day.
    ...barColours.light,
    ...signPictures.light,
    '--night': 'rgb(30 60 110 / 4.5%)',
    _dark: {
      ...barColours.dark,
      ...signPictures.dark,
      '--night': 'rgb(120 160 255 / 6%)',
    },
    '& [data-scroller]': {
      flex: '1',
      minH: '0',
      overflow: 'auto',
      position: 'relative',
      overscrollBehavior: 'contain',
      // Rows that have been drawn are moved, not drawn again: on a ground of its own, without which texts would lose their edges.
      willChange: 'scroll-position',
      bg: 'bg',
      // The hours are as wide as it leaves them: were it to come and go, they would change with it.
      scrollbarGutter: 'stable',
    },
    '& [data-band]': {
      flexShrink: '0',
      maxH: 'var(--band)',
      overflow: 'auto',
      scrollbarWidth: 'none',
      borderTopWidth: '2px',
      borderColor: 'border.emphasized',
      position: 'relative',
    },
    '& [data-canvas]': {
      position: 'relative',
      minH: '100%',
      // Drawn at once over all rows: tiles as high as the board are drawn one by one.
      backgroundImage:
        'repeating-linear-gradient(90deg, var(--chakra-colors-border-emphasized) 0 1px, transparent 1px var(--quarter)), repeating-linear-gradient(90deg, var(--chakra-colors-border) 0 1px, transparent 1px var(--hour))',
      // The hours begin beside the heads, and there are none where no row covers them.
      ps: 'var(--head)',
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box',
    },
    '& [data-band] > [data-canvas]': { minH: '0' },
    '& [data-night]': {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '0',
      bg: 'var(--night)',
      borderInlineStartWidth: '1px',
      borderColor: 'border.emphasized',
      pointerEvents: 'none',
    },
    '& [data-now]': {
      position: 'absolute',
      insetBlock: '0',
      w: '2px',
      bg: 'red.dot',
      forcedColorAdjust: 'none',
      pointerEvents: 'none',
    },
    '& [data-times]': {
      position: 'sticky',
      top: '0',
      zIndex: '4',
      h: '40px',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
      textStyle: 'xs',
      color: 'fg.muted',
      userSelect: 'none',
    },
    '& [data-corner]': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      w: 'var(--head)',
      h: 'full',
      bg: 'bg.panel',
      borderInlineEndWidth: '1px',
      borderColor: 'border.emphasized',
      ps: '3',
      pe: '2',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      '& > span': { flex: '1' },
      // Each ends where the figures below it do.
      '& > small': { textStyle: 'xs', lineHeight: '14px', textAlign: 'end', whiteSpace: 'pre' },
      '& > small:last-of-type': { w: '34px' },
    },
    '& [data-times] > span': { position: 'absolute', whiteSpace: 'nowrap', lineHeight: '1' },
    '& [data-times] > [data-day]': {
      top: '5px',
      ps: '1.5',
      '& > small': { display: 'block', mt: '5px', textStyle: 'xs' },
    },
    '& [data-times] > [data-off=holiday]': { color: 'fg.error' },
    '& [data-times] > [data-off=saturday]': { color: 'fg.info' },
    '& [data-times] > [data-hour]': { bottom: '5px', transform: 'translateX(-50%)' },
    '& [data-times] > [data-strong]': { color: 'fg', fontWeight: 'bold' },
    '& [data-times] > [data-clock]': {
      bottom: '2px',
      transform: 'translateX(-50%)',
      bg: 'red.solid',
      color: 'white',
      fontWeight: 'bold',
      rounded: 'sm',
      px: '1',
      lineHeight: '17px',
    },
    '& [data-row]': rowLook,
    // A head that stays is a layer of its own while the rows scroll: not where nothing is to the side.
    '&[data-fits] [data-row] > [data-head]': { position: 'relative' },
    '& [data-bar]': barLook,
    '& [data-verdict-box]': verdictLook,
    '& [data-group]': {
      position: 'sticky',
      insetInlineStart: '0',
      top: '0',
      zIndex: '3',
      h: '26px',
      bg: 'bg.sunk',
      borderBottomWidth: '1px',
      textStyle: 'xs',
      color: 'fg.muted',
      '& > div': { position: 'sticky', insetInlineStart: '0', w: 'max-content', h: 'full' },
      '& button': {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        h: 'full',
        px: '3',
        cursor: 'pointer',
        _hover: { color: 'fg' },
        '&[aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
      },
      '& b': { color: 'fg', textStyle: 'sm' },
      '& [data-asked]': { color: 'var(--asked)', fontWeight: 'semibold' },
    },
  },
});
