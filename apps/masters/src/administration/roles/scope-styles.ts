/** How the word of a scope looks; the colour only repeats what the word says. */
export const scopeStyles = {
  '& span[data-scope]': {
    display: 'inline-block',
    minW: '3.5rem',
    px: '1.5',
    py: '0.5',
    rounded: 'md',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
  },
  '& span[data-scope=all]': { bg: 'green.subtle', color: 'green.fg' },
  '& span[data-scope=department]': { bg: 'blue.subtle', color: 'blue.fg' },
  '& span:is([data-scope=own], [data-scope=visible], [data-scope=today])': { bg: 'orange.subtle', color: 'orange.fg' },
  '& span[data-scope=none]': { color: 'fg.muted', fontWeight: 'normal' },
} as const;
