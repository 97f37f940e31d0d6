import { chakra } from '@haisha/ui';

/** The requests below each other, each a card that reads from the day to the answer. */
export const RequestList = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      p: '4',
      rounded: 'lg',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      bg: 'bg.panel',
      minW: '0',
    },
    '& header': { display: 'flex', gap: '2', alignItems: 'baseline', flexWrap: 'wrap' },
    '& h2': { fontWeight: 'bold', textStyle: 'md', flex: '1', minW: '0' },
    '& header > small': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& [data-way]': { fontWeight: 'bold' },
    '& dl': { display: 'grid', gridTemplateColumns: '5rem 1fr', columnGap: '3', rowGap: '1' },
    '& dt': { color: 'fg.muted' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
    '& summary': { cursor: 'pointer', color: 'fg.muted', py: '1' },
    '& ol': { listStyle: 'none', mt: '1' },
    '& ol > li': {
      display: 'grid',
      gridTemplateColumns: '6.5rem 1fr auto',
      gap: '2',
      py: '1',
      borderTopWidth: '1px',
      alignItems: 'baseline',
    },
    '& ol small': { color: 'fg.muted' },
    '& footer': { display: 'flex', flexWrap: 'wrap', gap: '2', mt: 'auto', pt: '1' },
  },
});
