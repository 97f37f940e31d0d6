/** A driver in a line or two, with what else there is to say and to do where somebody chose it. */
export const inLines = {
  '& thead': { display: 'none' },
  '& table, & tbody, & tr': { display: 'block' },
  '& [data-group] th': { display: 'block', h: '26px' },
  '& [data-driver]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr) 5rem 4rem 5rem 4rem 4.5rem 52px',
    alignItems: 'center',
    minH: '45px',
    ps: '3.5',
    pe: '1',
    boxShadow: 'inset 6px 0 0 var(--tone)',
    borderBottomWidth: '1px',
  },
  '& [data-driver]:is(:focus-visible, [data-called])': {
    boxShadow: 'inset 6px 0 0 var(--tone), inset 0 0 0 2px var(--chakra-colors-primary-fg)',
  },
  '& [data-driver] > *': { h: 'auto', p: '0', pe: '2', borderBottomWidth: '0' },
  '& [data-driver] > [data-state]': { boxShadow: 'none' },
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-plan][data-label]::before': { content: 'attr(data-label) " "' },
  '& [data-done]::before': { content: '"→ "', color: 'fg.muted', fontWeight: 'normal' },
  '& [data-driver]:not([data-chosen]) [data-name] small': { display: 'none' },
  '& [data-delay]': { textAlign: 'end' },
  '& [data-driver] > [data-phone]': { gridColumn: '8', gridRow: '1', pe: '0' },
  '& [data-phone] a': { w: '44px', h: '44px', p: '0', justifyContent: 'center', '& > span': { srOnly: true } },
  // What else there is to say and to do shows where a finger chose the row.
  '& [data-driver] > :is([data-column], [data-acts])': { display: 'none' },
  '& [data-chosen] > :is([data-column], [data-acts])': {
    display: 'block',
    gridColumn: '1 / -1',
    textAlign: 'start',
    whiteSpace: 'normal',
    '&[data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted' },
  },
  '& [data-chosen] > [data-acts]': {
    pt: '1',
    pb: '1.5',
    '& > *': { ms: '0', me: '1', minH: '44px', minW: '44px' },
  },
  '& [data-chosen] > [data-empty]': { display: 'none' },
};

/** The same in two lines, each as high as a finger. */
export const inTwoLines = {
  '& [data-group] th': { h: '44px' },
  '& [data-driver]': {
    gridTemplateColumns: 'minmax(6.5rem, max-content) 5rem 5rem minmax(0, 1fr) 52px',
    alignContent: 'center',
    minH: '64px',
  },
  '& [data-driver] > *': { textStyle: 'xs' },
  '& [data-driver] > [data-name]': { gridColumn: '1 / 3', gridRow: '1', textStyle: 'md' },
  '& [data-driver] > [data-delay]': { gridColumn: '3 / 5', gridRow: '1', textStyle: 'sm' },
  '& [data-driver] > [data-phone]': { gridColumn: '5', gridRow: '1 / 3' },
  // What has happened stands where it was planned.
  '& [data-plan]:has(+ [data-done]:not([data-empty])), & [data-driver] > [data-empty]': { display: 'none' },
  '& [data-done]::before': { content: 'attr(data-label) " "' },
};
