import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { globalCss as chakraGlobalCss } from '@chakra-ui/react/theme';
import { listCss } from './list-css.ts';

/** Whether Chakra's reset stands before the base rules. */
export const preflight = true;

/** Base rules of the page: text size, primary palette, a focus ring that is always visible. */
export const globalCss = defineGlobalStyles({
  ...chakraGlobalCss,
  '*': {
    ...chakraGlobalCss['*'],
    fontFeatureSettings: 'normal',
    // The bar of a toast is its clock: the toast closes when its animation ends.
    '&:not(.Toastify__progress-bar)': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None at all: with a duration, however short, all that changes would pass through a frame in between.
        transitionDuration: '0s !important',
      },
    },
    // Of our colours none is left then: the focus has to be found first of all, and what is chosen without its ground.
    '@media (forced-colors: active)': {
      _focusVisible: { outline: '2px solid Highlight !important' },
      '&:is(dialog, [role=dialog], [role=alertdialog], [role=menu])': { outline: '1px solid !important' },
      '&:is([aria-current], [aria-selected=true], [aria-pressed=true]):not(:focus-visible)': {
        outline: '1px solid Highlight',
        outlineOffset: '-1px',
      },
    },
  },
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.54',
    colorPalette: 'primary',
    '--focus-ring-width': '2px',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    '&.dark': { colorScheme: 'dark' },
  },
  body: { fontSize: 'sm', minW: '320px' },
  'a, button, summary, [tabindex]': {
    _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' },
  },
  // Browsers that know phrases break Japanese between them, and no line holds a single last letter.
  'header, h1, h2, h3, p, dt, label, .chakra-alert__root, .chakra-dialog__body, [data-prose]': {
    wordBreak: 'auto-phrase',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  'h1[tabindex="-1"]': { _focusVisible: { outline: 'none' } },
  ...listCss,
});
