import { chakra } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';

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
    '& thead th:first-of-type': { ps: '6' },
    '& [data-group] th': {
      h: '26px',
      px: '6',
      bg: 'bg.subtle',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
      borderBottomWidth: '1px',
      '& b': { textStyle: 'sm', color: 'fg', me: '2' },
    },
    '& [data-driver]': { outline: 'none', bg: 'var(--ground)', cursor: 'default' },
    '& [data-driver] > *': { h: '36px', borderBottomWidth: '1px', textStyle: 'sm' },
    '& [data-driver]:hover': { bg: 'color-mix(in srgb, var(--ground), var(--chakra-colors-bg-muted) 60%)' },
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
    '& [data-acts]': { textAlign: 'end', '& > *': { ms: '1' } },
    '@container (min-width: 40rem) and (max-width: 80rem)': {
      '& :is(th, td):not(:first-of-type)': { px: '1' },
      '& [data-name] small': { ms: '1' },
      '& [data-acts] > *': { ms: '0.5' },
      '& [data-acts] button': { px: '1.5' },
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
    // On a phone a driver is a card of three lines.
    '@media (max-width: 47.9375rem)': {
      overflow: 'visible',
      '& thead': { display: 'none' },
      '& table, & tbody, & tr': { display: 'block' },
      '& [data-group] th': { display: 'block', lineHeight: '26px' },
      '& [data-driver]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        boxShadow: 'inset 6px 0 0 var(--tone)',
        borderBottomWidth: '1px',
        py: '1.5',
        ps: '3',
      },
      '& [data-driver] > *': {
        h: 'auto',
        borderBottomWidth: '0',
        alignContent: 'center',
        minH: '22px',
        whiteSpace: 'normal',
      },
      '& [data-state]': { boxShadow: 'none', ps: '2' },
      '& [data-phone] a': { display: 'inline-flex', alignItems: 'center', minH: '44px' },
      '& [data-acts]': { gridColumn: '1 / -1', textAlign: 'start', '& > *': { ms: '0', me: '1', minH: '44px' } },
      '& [data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', me: '1.5', fontWeight: 'normal' },
      '& [data-empty]': { display: 'none' },
    },
  },
});
