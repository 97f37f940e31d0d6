import { chakra } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';

const line = {
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  // On a phone the sentence has its line, and the buttons share the next one.
  '& > svg': { flexShrink: '0' },
  '& > b': {
    flex: '1',
    minW: { base: 'calc(100% - 2.5rem)', sm: '0' },
    lineHeight: '1.25',
    md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& > :is(button, a)': { flex: { base: '1 0 auto', sm: 'none' }, h: { base: '44px', md: 'controlSmall' } },
  '& > a > span': { display: { base: 'none', lg: 'inline' } },
  '& > a': { px: { base: '0', lg: '3' }, maxW: { base: '44px', lg: 'none' } },
};

/** The bar of the alarms: its first line, and those that are unfolded. */
export const AlarmFrame = chakra('div', {
  base: {
    flexShrink: '0',
    maxH: '40dvh',
    overflowY: 'auto',
    px: { base: '3', md: '6' },
    py: { base: '1', sm: '0', md: '1' },
    ...departureColours.light,
    _dark: departureColours.dark,
    bg: 'var(--alarm)',
    color: 'white',
    '@media (forced-colors: active)': { borderWidth: '2px', borderColor: 'Highlight' },
    '& > div': { ...line, minH: { base: '44px', md: '36px' } },
    '& > ul > li': {
      ...line,
      minH: { base: '44px', md: '36px' },
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
