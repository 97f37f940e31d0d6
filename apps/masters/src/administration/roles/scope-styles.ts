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
  },
  // Everything needs no mark; what is limited has one, and what is refused stands back.
  '& span:not([data-scope=all], [data-scope=none])[data-scope]': { bg: 'bg.emphasized' },
  '& span[data-scope=none]': { color: 'fg.subtle' },
} as const;
