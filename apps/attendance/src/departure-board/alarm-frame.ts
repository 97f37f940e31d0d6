import { chakra } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';

const row = { sm: '1' };

/** A part of a line in its column; on a phone the sentence has its row, and the buttons share the next one. */
const parts = {
  '& > svg': { gridColumn: '1', gridRow: '1' },
  '& > b': {
    gridColumn: { base: '2 / -1', sm: '2' },
    gridRow: '1',
    minW: '0',
    maxH: '2lh',
    lineHeight: '1.25',
    overflow: 'hidden',
    // A name is not parted from its time.
    '& > span': {
      display: 'inline-block',
      maxW: 'full',
      verticalAlign: 'top',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    md: { textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& > :is(button, a)': {
    h: { base: '44px', md: 'controlSmall' },
    px: { base: '2', sm: '3' },
    // English words take two lines.
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    lineHeight: '1.2',
  },
  '& > a': {
    gridColumn: { base: '1 / 3', sm: '3' },
    gridRow: row,
    px: { base: '0', lg: '3' },
    w: { base: '44px', lg: 'auto' },
    minW: '0',
  },
  '& > a > span': { display: { base: 'none', lg: 'inline' } },
  '& > [data-record]': { gridColumn: { base: '3', sm: '4' }, gridRow: row },
  '& > [data-loud]': { gridColumn: { base: '3 / -1', sm: '5' }, gridRow: row },
  '& > [data-record] + [data-loud]': { gridColumn: { base: '4 / -1', sm: '5' } },
  '& > [aria-expanded]': { gridColumn: { base: '5', sm: '6' }, gridRow: '1' },
  '& > b:has(~ [aria-expanded])': { gridColumn: { base: '2 / 5', sm: '2' } },
};

const line = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { base: '20px 16px auto minmax(0, 1fr) auto', sm: 'subgrid' },
  alignItems: 'center',
  columnGap: { base: '2', sm: '3' },
  rowGap: '1',
  px: { base: '3', md: '6' },
  py: { base: '2', md: '1' },
  ...parts,
};

/** The bar of the alarms: its first line, and those that are unfolded. */
export const AlarmFrame = chakra('div', {
  base: {
    flexShrink: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) repeat(4, auto)' },
    '--line': { base: '105px', sm: '61px', md: '45px' },
    ...departureColours.light,
    _dark: departureColours.dark,
    bg: 'var(--alarm)',
    color: 'white',
    '@media (forced-colors: active)': { borderWidth: '2px', borderColor: 'Highlight' },
    '& > div': line,
    // Its end is that of a line, and a shadow tells that more follow.
    '& > ul:not([hidden])': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'subgrid' },
      maxH: 'max(var(--line), round(down, 30dvh, var(--line)))',
      overflowY: 'auto',
      scrollSnapType: 'y mandatory',
      // Styled so, the bar of a phone stays in sight; others know the colors alone.
      '&::-webkit-scrollbar': { w: '6px' },
      '&::-webkit-scrollbar-thumb': { bg: 'rgb(255 255 255 / 75%)', rounded: 'full' },
      '@supports not selector(::-webkit-scrollbar)': { scrollbarColor: 'white transparent' },
      backgroundImage: 'linear-gradient(var(--alarm), var(--alarm)), linear-gradient(transparent, rgb(0 0 0 / 65%))',
      backgroundSize: '100% 16px',
      backgroundPosition: 'bottom',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, scroll',
    },
    '& > ul > li': {
      ...line,
      gridTemplateRows: { base: '40px 44px', sm: 'auto' },
      h: 'var(--line)',
      scrollSnapAlign: 'start',
      borderTopWidth: '1px',
      borderColor: 'rgb(255 255 255 / 40%)',
    },
    '& [data-quiet]': {
      bg: 'transparent',
      color: 'white',
      borderColor: 'white',
      _hover: { bg: 'rgb(255 255 255 / 16%)' },
      _expanded: { bg: 'rgb(255 255 255 / 16%)' },
    },
    '& [data-loud]': { bg: 'white', color: 'var(--alarm)', _hover: { bg: 'rgb(255 255 255 / 90%)' } },
  },
});
