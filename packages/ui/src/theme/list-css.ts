import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const tick = 'polygon(14% 47%, 2% 60%, 39% 96%, 98% 20%, 85% 8%, 38% 69%)';
const dash = 'inset(42% 8%)';

/**
 * Styles of small parts that a list shows by the hundred: plain elements with global rules, because an element with
 * styles of its own takes ten times as long to create.
 */
export const listCss = defineGlobalStyles({
  // A state is a word with a dot: the normal one stays quiet, colour only repeats what the word says.
  '[data-tone]': {
    // On the line of the words beside it, whatever the height of the dot.
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1.5',
    fontVariantNumeric: 'tabular-nums',
    wordBreak: 'keep-all',
    color: 'fg',
    _before: {
      content: '""',
      // In the middle of the first line.
      mt: 'calc(0.5lh - 3px)',
      alignSelf: 'flex-start',
      flexShrink: '0',
      boxSize: '1.5',
      rounded: 'full',
      bg: 'colorPalette.dot',
      forcedColorAdjust: 'none',
    },
  },
  '[data-tone=quiet]': { color: 'fg.muted', _before: { display: 'none' } },
  '[data-tone=neutral]': {
    _before: { bg: 'transparent', boxShadow: 'inset 0 0 0 1.5px {colors.fg.subtle}' },
  },
  '[data-unseen]': { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '[data-colour-mark]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    position: 'relative',
    '& > i': { boxSize: '4', rounded: 'sm', borderWidth: '1px', borderColor: 'border.control' },
  },
  'svg[data-icon]': { flexShrink: '0' },
  '[data-marks]': { display: 'inline-flex', gap: '3' },
  '[data-warning]': { color: 'fg.warning', me: '1', '& > svg': { display: 'inline' } },
  // The day, then dot and word; a day that is near is read, one that is far is looked up.
  '[data-due]': { display: 'inline-flex', alignItems: 'baseline', gap: '1.5', whiteSpace: 'nowrap' },
  '[data-due]:not([data-due=far]) > time': { color: 'fg' },
  '[data-tone=info]': { colorPalette: 'blue' },
  '[data-tone=success]': { colorPalette: 'green' },
  '[data-tone=warning]': { colorPalette: 'orange', color: 'colorPalette.fg' },
  '[data-tone=danger]': { colorPalette: 'red', color: 'colorPalette.fg' },
  '[data-tone=overdue]': { colorPalette: 'red', color: 'colorPalette.fg' },
  'a[data-inline-link]': {
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    rounded: 'xs',
    _hover: { textDecorationColor: 'currentColor' },
  },
  'input[data-checkbox]': {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '3.5',
    flexShrink: '0',
    verticalAlign: 'middle',
    bg: 'bg.panel',
    borderWidth: '1.25px',
    borderColor: 'border.control',
    rounded: 'xs',
    cursor: 'pointer',
    '@media (pointer: coarse)': { boxSize: '5' },
    _before: { content: '""', boxSize: '2.5', bg: 'primary.contrast', transform: 'scale(0)', clipPath: tick },
    '&:checked, &:indeterminate': { bg: 'primary.solid', borderColor: 'primary.solid', _before: { transform: 'none' } },
    '&:indeterminate': { _before: { clipPath: dash } },
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
    _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});
