import { chakra } from '@haisha/ui';

/** A hundredth of the height, or of what a wide screen of that width is high: everything is a multiple of it. */
const unit = 'min(1vh, .5625vw)';
const lineUnits = 7.4;
const headUnits = 4.4;

/** Returns how many lines are seen in a room of so many pixels. */
export function linesIn(
  height: number,
  { innerHeight, innerWidth }: Pick<Window, 'innerHeight' | 'innerWidth'>,
): number {
  const px = Math.min(innerHeight / 100, (innerWidth * 0.5625) / 100);
  return Math.max(1, Math.floor((height - headUnits * px) / (lineUnits * px)));
}

const units = (count: number) => `calc(${unit} * ${count})`;

/** The big screen over everything of the page but its dialogs. */
export const ScreenFrame = chakra('section', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dropdown',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg',
    color: 'fg',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.2',
    px: units(3),
    '&[data-idle]': { cursor: 'none' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: units(3),
      h: units(13),
      flexShrink: '0',
      '& > div': { flex: '1', minW: '0' },
      '& h1': { fontSize: units(3.2), color: 'fg.muted', fontWeight: 'medium' },
      '& h1 > b': { color: 'fg', fontWeight: 'bold', ms: units(1) },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: units(3), mt: units(1.2), fontSize: units(2.8) },
      '& li': { color: 'fg.muted', whiteSpace: 'nowrap' },
      '& li > b': { color: 'fg', fontSize: units(3.6), ms: units(0.4) },
      '& li[data-state=late], & li[data-state=late] > b': { color: 'fg.error', fontWeight: 'bold' },
      '& button': { opacity: '0', transition: 'opacity 120ms' },
      '& button:focus-visible': { opacity: '1' },
      '& [data-day]': { fontSize: units(3.6), fontWeight: 'semibold', whiteSpace: 'nowrap' },
      '& time': { fontSize: units(8), fontWeight: 'bold', lineHeight: '1' },
    },
    '&:not([data-idle]) > header button': { opacity: '1' },
    '& > [data-stale]': {
      display: 'flex',
      alignItems: 'center',
      gap: units(1.2),
      px: units(2),
      py: units(1),
      mb: units(1),
      rounded: 'md',
      bg: 'bg.warning',
      color: 'fg.warning',
      fontSize: units(2.8),
      fontWeight: 'semibold',
    },
    '& > [data-room]': { flex: '1', minH: '0', overflow: 'hidden' },
    '& table': { w: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& tbody': { animation: 'fade-in 300ms' },
    '& tbody tr': { h: units(lineUnits), borderBottomWidth: '1px', borderColor: 'border.emphasized' },
    '& tbody th, & td': {
      fontSize: units(3.5),
      fontWeight: 'medium',
      textAlign: 'start',
      px: units(1),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& thead th': {
      h: units(headUnits),
      px: units(1),
      fontSize: units(2.2),
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'start',
      borderBottomWidth: '2px',
      borderColor: 'border.emphasized',
    },
    '& tbody th': { fontWeight: 'bold' },
    '& td > b': { fontWeight: 'bold' },
    '& td > span:not([data-chip])': { color: 'fg.muted' },
    '& td > small': { fontSize: units(2.2), color: 'fg.muted' },
    '& [data-column=vehicle]': { w: '14%' },
    '& [data-column=driver]': { w: '22%' },
    '& [data-column=departs], & [data-column=returns]': { w: '9%', textAlign: 'end' },
    '& td[data-column=departs]': { fontWeight: 'bold' },
    '& td[data-column=returns]': { color: 'fg.muted' },
    '& [data-column=state]': { w: '19%', ps: units(3), textOverflow: 'clip' },
    '& [data-chip]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: units(0.8),
      px: units(1.4),
      h: units(5),
      rounded: units(0.8),
      fontWeight: 'bold',
      borderWidth: '2px',
      borderColor: 'transparent',
    },
    '& [data-chip=planned]': { borderStyle: 'dashed', borderColor: 'border.control', color: 'fg.muted' },
    '& [data-chip=requested]': { borderStyle: 'dashed', borderColor: 'border.control', color: 'fg' },
    '& [data-chip=confirmed]': { bg: 'primary.subtle', color: 'primary.fg' },
    '& [data-chip=departed]': { bg: 'green.subtle', color: 'green.fg' },
    '& [data-chip=returned]': { bg: 'bg.emphasized', color: 'fg.muted' },
    '& [data-chip=late]': { bg: 'red.solid', color: 'white' },
    '& tr[data-state=late]': { bg: 'bg.error' },
    '& tr[data-state=returned]': { color: 'fg.muted' },
    '& > footer': {
      display: 'flex',
      alignItems: 'center',
      gap: units(2),
      h: units(4.6),
      flexShrink: '0',
      fontSize: units(2),
      color: 'fg.muted',
    },
    '& [data-pages]': { display: 'flex', gap: units(0.8) },
    '& [data-pages] > i': { boxSize: units(1.2), rounded: 'full', bg: 'border.control' },
    '& [data-pages] > [data-on]': { bg: 'primary.dot' },
  },
});
