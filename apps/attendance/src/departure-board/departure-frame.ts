import { chakra } from '@haisha/ui';
import { departureColours } from './departure-colours.ts';
import { inLines, inTwoLines } from './driver-in-lines.ts';

/** Where a driver is two lines, and where one line without what a touch shows. */
export const phone = '(max-width: 37.4375rem)';
const narrow = '(max-width: 47.9375rem)';

const tight = {
  '& [data-acts] button': { px: '1', minW: '6' },
  '& [data-name] small, & [data-phone] svg': { display: 'none' },
  '& [data-phone] a': { px: '0', borderColor: 'transparent', bg: 'transparent' },
};

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
    // Beside the panel of a call: what the panel says itself, and what keys and a wider board do.
    '@container (min-width: 44rem) and (max-width: 60rem)': {
      '&[data-beside] :is([data-column=vehicle], [data-name] small, [data-method])': { display: 'none' },
      // The keys do the same; a finger has none.
      '@media (hover: hover)': { '&[data-beside] [data-further]': { display: 'none' } },
      '&[data-beside] :is(th, td):not(:first-of-type)': { px: '1' },
    },
    '@container (min-width: 44rem) and (max-width: 56rem)': {
      '@media (hover: hover)': { '&[data-beside] [data-acts]': { display: 'none' } },
    },
    '@container (min-width: 44rem) and (max-width: 52rem)': {
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
    [`@media ${narrow}`]: { overflow: 'visible', ...inLines },
    [`@media ${phone}`]: inTwoLines,
    // A phone has a button of its own.
    '@media (min-width: 48rem)': {
      // English words are longer than the room: first a column goes, then the driver is in lines.
      '@container (min-width: 44rem) and (max-width: 66rem)': { '&[data-beside]': tight },
      '@container (min-width: 56rem) and (max-width: 66rem)': { '&:not(:lang(en))': tight },
      '@container (min-width: 60.01rem) and (max-width: 66rem)': { '&:lang(en)': tight },
      '@container (min-width: 40rem) and (max-width: 66.01rem)': {
        '&:lang(en) :is([data-column=vehicle], [data-method])': { display: 'none' },
      },
      '@container (min-width: 56rem) and (max-width: 62rem)': {
        '&:not(:lang(en)) [data-column=vehicle]': { display: 'none' },
        '&:not(:lang(en)) :is(th, td):not(:first-of-type)': { px: '0.5' },
      },
      '@container (min-width: 40rem) and (max-width: 60rem)': { '&:lang(en):not([data-beside])': inLines },
      '@container (min-width: 40rem) and (max-width: 55.99rem)': { '&:not([data-beside])': inLines },
      '@container (min-width: 40rem) and (max-width: 43.99rem)': { '&[data-beside]': inLines },
      '@container (min-width: 40rem) and (width < 44rem)': { '&[data-beside]': inTwoLines },
      '@container (max-width: 39.99rem)': inLines,
      '@container (width < 40rem)': inTwoLines,
    },
  },
});
