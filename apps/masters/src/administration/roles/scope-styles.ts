/** How the word of a scope looks: the wider it is, the plainer it stands out; the colour only repeats what it says. */
export const scopeStyles = {
  '& span[data-scope]': { whiteSpace: 'nowrap', color: 'fg.muted' },
  '& span[data-scope=all]': { color: 'fg' },
  '& span[data-scope=department]': { color: 'primary.fg' },
  '& span[data-scope=none]': { color: 'fg.subtle' },
} as const;
