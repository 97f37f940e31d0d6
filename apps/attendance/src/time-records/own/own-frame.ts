import { chakra } from '@haisha/ui';

/** The own day: buttons that a thumb finds, each always in its place. */
export const OwnFrame = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '4',
    borderBottomWidth: '1px',
    flexShrink: '0',
    '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4', minH: '7' },
    '& h2': { textStyle: 'lg', fontWeight: 'bold' },
    '& header p': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& header b': { color: 'fg', fontWeight: 'bold', textStyle: 'lg' },
    '& header span': { color: 'fg.subtle' },
    '& [data-buttons]': {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 11rem))' },
    },
    // On a phone the break stands alone between leaving and coming back.
    '& [data-buttons] > :nth-of-type(3)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& [data-waiting]': { color: 'fg.warning' },
  },
});
