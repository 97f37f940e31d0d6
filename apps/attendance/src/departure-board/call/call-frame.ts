import { chakra } from '@haisha/ui';

/** The panel of a roll call at the side of the morning board. */
export const CallFrame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    w: { base: 'full', md: '22rem' },
    flexShrink: '0',
    minH: '0',
    borderInlineStartWidth: { md: '1px' },
    // Narrower than the board it fills the screen.
    '&:is(dialog)': {
      position: 'fixed',
      inset: '0',
      h: '100dvh',
      maxW: 'full',
      maxH: 'full',
      bg: 'bg.panel',
      color: 'fg',
    },
    borderColor: 'border.emphasized',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > header': { display: 'flex', alignItems: 'baseline', gap: '2', ps: '4', pe: '2', pt: '2', minW: '0' },
    '& > header > h2': { fontSize: '20px', fontWeight: 'bold', whiteSpace: 'nowrap' },
    '& > header > span': {
      flex: '1',
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& section': { px: '4', py: '2.5', borderTopWidth: '1px' },
    '& section[data-open]': { bg: 'primary.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-primary-fg)' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      mb: '1.5',
      fontWeight: 'semibold',
      '& small': { ms: 'auto', color: 'fg.muted', fontWeight: 'normal' },
    },
    '& ul': { listStyle: 'none' },
    '& ul small': { color: 'fg.muted' },
    '& > footer': { p: '3', borderTopWidth: '1px', borderColor: 'border.emphasized', display: 'grid', gap: '1.5' },
    '& > footer > div': { display: 'flex', gap: '2', '& > button': { h: { base: '44px', md: '40px' } } },
  },
});
