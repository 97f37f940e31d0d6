import { chakra } from '@haisha/ui';

const columns = 'minmax(10rem, 1fr) repeat(5, 5.25rem) 4rem 9.5rem';

/** Stops as rows of a table on a wide page, one card each with big fields on a phone. */
export const StopFrame = chakra('div', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& [data-head]': {
      display: { base: 'none', md: 'grid' },
      gridTemplateColumns: columns,
      gap: '2',
      textStyle: 'xs',
      color: 'fg.muted',
      pb: '1',
      borderBottomWidth: '1px',
    },
    '& [data-stop]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: columns },
      gap: '2',
      alignItems: 'start',
      py: { base: '3', md: '1.5' },
      borderBottomWidth: '1px',
    },
    '& [data-place]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      minW: '0',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minH: '32px',
      '& b': { fontWeight: 'medium', textStyle: { base: 'md', md: 'sm' } },
      '& small': { color: 'fg.muted', me: '1' },
    },
    '& [data-cell]::before': {
      content: { base: 'attr(data-cell)', md: 'none' },
      display: 'block',
      textStyle: 'xs',
      color: 'fg.muted',
      pb: '1',
    },
    '& [data-cell]:has([data-answers])': { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '1' },
    '& [data-cell]:has([data-answers])::before': { flexBasis: '100%' },
    '& [data-cell] > [data-checkbox]': { mt: { md: '8px' }, ms: { md: '3' } },
    '& [data-answers]': { display: 'flex', gap: '1', flex: { base: '1', md: 'none' } },
    '& [data-answers] > button': {
      minW: '44px',
      flex: '1',
      h: { base: '44px', md: '32px' },
      px: '2',
      rounded: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.muted' },
      _disabled: { cursor: 'default', color: 'fg.muted', bg: 'transparent', borderColor: 'border' },
    },
    '& [data-invalid] > button': { borderColor: 'border.error', borderWidth: '2px' },
    '& [data-answers] > [aria-pressed=true]': {
      borderColor: 'primary.fg',
      bg: 'primary.subtle',
      color: 'primary.fg',
      fontWeight: 'bold',
    },
    '@media (forced-colors: active)': {
      '& [data-answers] > [aria-pressed=true]': { outline: '2px solid Highlight' },
    },
    '& [data-details]': {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: '1fr 1fr', md: '7rem 7rem 1fr 7rem 7rem auto' },
      pb: '2',
    },
  },
});
