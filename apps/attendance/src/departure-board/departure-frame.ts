import { chakra } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';

/** Where a driver is two lines, and where one line without what a touch shows. */
export const phone = '(max-width: 37.4375rem)';
const narrow = '(max-width: 47.9375rem)';

/** The table of the morning board: what is due in the colour of its urgency, and a word and a sign beside it. */
export const DepartureFrame = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    minH: '0',
    overflow: 'auto',
    outline: 'none',
    containerType: 'inline-size',
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', fontVariantNumeric: 'tabular-nums' },
    '& thead :is(th, td)': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      h: '32px',
      bg: 'bg.panel',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '& th, & td': { px: '2', textAlign: 'start', whiteSpace: 'nowrap' },
    '@container (max-width: 63.99rem)': { '& th, & td': { px: '1' } },
    '& thead th:first-of-type': { ps: '6' },
    '& [data-group] th': {
      h: '26px',
      p: '0',
      bg: 'bg.subtle',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
      borderBottomWidth: '1px',
      '& b': { textStyle: 'sm', color: 'fg', me: '2', ms: '1.5' },
    },
    '& [data-group] button': {
      display: 'flex',
      alignItems: 'center',
      w: 'full',
      h: 'full',
      minH: '25px',
      ps: '1',
      pe: '6',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'primary.fg', outlineOffset: '-2px' },
    },
    '& [data-driver]': { outline: 'none', bg: 'var(--ground)', cursor: 'default' },
    '& [data-driver] > *': { h: '36px', borderBottomWidth: '1px', textStyle: 'sm' },
    '& [data-driver]:hover': { bg: 'color-mix(in srgb, var(--ground), var(--chakra-colors-bg-muted) 60%)' },
    '& [aria-current=true]': {
      boxShadow: 'inset 0 0 0 2px color-mix(in srgb, var(--chakra-colors-primary-fg) 55%, transparent)',
      '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-2px' },
    },
    '& [data-driver]:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-primary-fg)' },
    '& [data-called]': {
      boxShadow: 'inset 0 0 0 2px var(--chakra-colors-primary-fg)',
      '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-2px' },
    },
    '& [data-state]': { boxShadow: 'inset 6px 0 0 var(--tone)', ps: '6', fontWeight: 'bold', color: 'var(--word)' },
    '& [data-state] svg': { display: 'inline', verticalAlign: '-3px', me: '1.5' },
    '& [data-name]': {
      fontWeight: 'semibold',
      '& small': { color: 'fg.muted', ms: '1.5', fontWeight: 'normal', whiteSpace: 'nowrap' },
    },
    '& [data-note]': { ms: '2', color: 'fg.muted' },
    '& [data-done]': { fontWeight: 'bold' },
    '& [data-plan]': { color: 'fg.muted' },
    '& [data-delay]': { fontWeight: 'bold', color: 'var(--word)', '&[data-calm]': { color: 'fg' } },
    '& [data-fault]': { color: 'fg.error', fontWeight: 'bold' },
    '& [data-phone] a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: '7',
      px: '2',
      rounded: 'md',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      bg: 'bg.panel',
      '& > svg': { color: 'primary.fg' },
      _hover: { bg: 'bg.muted' },
    },
    '& [data-acts]': { textAlign: 'end', '& > *': { ms: '1' } },
    '@container (min-width: 40rem) and (max-width: 80rem)': {
      '& :is(th, td):not(:first-of-type)': { px: '1' },
      '& [data-name] small': { ms: '1' },
      '& [data-acts] > *': { ms: '0.5' },
      '& [data-acts] button': { px: '1.5' },
    },
    // A phone has a button of its own.
    '@media (min-width: 48rem)': {
      '@container (min-width: 40rem) and (max-width: 66rem)': {
        // English words are longer than the room.
        '&:lang(en) [data-column=vehicle]': { display: 'none' },
        '& [data-acts] button': { px: '1', minW: '6' },
        '& [data-name] small, & [data-phone] svg': { display: 'none' },
        '& [data-phone] a': { px: '0', borderColor: 'transparent', bg: 'transparent' },
      },
    },
    // Beside the panel of a call: what the panel says itself, and what keys and a wider board do.
    '@container (min-width: 40rem) and (max-width: 60rem)': {
      '&[data-beside] :is([data-column=vehicle], [data-name] small, [data-method])': { display: 'none' },
      // The keys do the same; a finger has none.
      '@media (hover: hover)': { '&[data-beside] [data-further]': { display: 'none' } },
      '&[data-beside] :is(th, td):not(:first-of-type)': { px: '1' },
    },
    '@container (min-width: 40rem) and (max-width: 56rem)': {
      '@media (hover: hover)': { '&[data-beside] [data-acts]': { display: 'none' } },
    },
    '@container (min-width: 40rem) and (max-width: 52rem)': {
      '&[data-beside] [data-column=runs]': { display: 'none' },
    },
    '--ground': 'transparent',
    '--tone': 'var(--chakra-colors-border-control)',
    '--word': 'var(--chakra-colors-fg-muted)',
    '& [data-urgency=blue]': {
      '--tone': 'var(--chakra-colors-primary-dot)',
      '--word': 'var(--chakra-colors-primary-fg)',
    },
    '& [data-urgency=green]': {
      '--tone': 'var(--chakra-colors-green-dot)',
      '--word': 'var(--chakra-colors-fg-success)',
    },
    '& [data-urgency=amber]': {
      '--tone': 'var(--chakra-colors-orange-dot)',
      '--word': 'var(--chakra-colors-fg-warning)',
      '--ground': 'var(--chakra-colors-bg-warning)',
    },
    '& [data-urgency=red]': {
      '--tone': 'var(--chakra-colors-red-dot)',
      '--word': 'var(--chakra-colors-fg-error)',
      '--ground': 'var(--chakra-colors-bg-error)',
    },
    '& [data-urgency=purple]': {
      '--tone': 'var(--short-rest)',
      '--word': 'var(--short-rest-word)',
      '--ground': 'var(--short-rest-ground)',
    },
    ...departureColours.light,
    _dark: departureColours.dark,
    [`@media ${narrow}`]: {
      overflow: 'visible',
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
    },
    [`@media ${phone}`]: {
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
    },
  },
});
