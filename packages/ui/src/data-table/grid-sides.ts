import { chakra } from '@haisha/ui';

const edge = {
  content: '""',
  position: 'absolute',
  zIndex: '2',
  top: '0',
  bottom: 'var(--bar-below, 0px)',
  w: '3',
  pointerEvents: 'none',
} as const;
const followed = '@supports (animation-timeline: scroll())';

/**
 * Around the box of a table. Where the table is wider than the box, its first column stays, and a shadow lies at the side
 * where there is more; it follows the place by itself, and where a browser cannot do that, it lies at both.
 */
export const GridSides = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    '&[data-sideways]': {
      '--shade': 'rgb(0 0 0 / 0.09)',
      _dark: { '--shade': 'rgb(0 0 0 / 0.45)' },
      timelineScope: '--sideways',
      '& > div': { scrollTimeline: '--sideways inline' },
      _before: {
        ...edge,
        insetStart: 'var(--kept)',
        borderInlineStartWidth: '1px',
        background: 'linear-gradient(to right, var(--shade), transparent)',
        [followed]: {
          animation: 'fade-in linear both',
          animationTimeline: '--sideways',
          animationRange: '0px 24px',
        },
      },
      _after: {
        ...edge,
        insetEnd: 'var(--bar-beside, 0px)',
        background: 'linear-gradient(to left, var(--shade), transparent)',
        [followed]: {
          animation: 'fade-out linear both',
          animationTimeline: '--sideways',
          animationRange: 'calc(100% - 24px) 100%',
        },
      },
      '& :is(th, [data-row-id] > td):is([data-choice], [data-choice] + *, :first-child)': {
        position: 'sticky',
        insetStart: '0',
        zIndex: '1',
        transition: 'none',
      },
      '& :is(th, [data-row-id] > td):is([data-choice] + *, :first-child[data-inner])': { insetStart: '3.5rem' },
      // What stands lies over the ring of its row.
      '& [data-row-id]:focus-visible > :is([data-choice], [data-choice] + *, :first-child)': {
        borderBottomColor: 'primary.fg',
        boxShadow: 'inset 0 2px {colors.primary.fg}, inset 0 -1px {colors.primary.fg}',
      },
      '& [data-row-id]:focus-visible > :first-child': {
        boxShadow: 'inset 2px 0 {colors.primary.fg}, inset 0 2px {colors.primary.fg}, inset 0 -1px {colors.primary.fg}',
      },
      '& [data-row-id]:not([data-marked]) > :is([data-choice], [data-choice] + *, :first-child)': { bg: 'inherit' },
    },
  },
});
