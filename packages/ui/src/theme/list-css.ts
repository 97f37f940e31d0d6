import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/**
 * Styles of small parts that a list shows by the hundred: plain elements with global rules, because an element with
 * styles of its own takes ten times as long to create.
 */
export const listCss = defineGlobalStyles({
  '[data-tone]': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    px: '2',
    rounded: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    wordBreak: 'keep-all',
    userSelect: 'none',
    color: 'colorPalette.fg',
    bg: 'colorPalette.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.colorPalette.muted}',
  },
  '[data-tone=neutral]': { colorPalette: 'gray' },
  '[data-tone=info]': { colorPalette: 'blue' },
  '[data-tone=success]': { colorPalette: 'green' },
  '[data-tone=warning]': { colorPalette: 'orange' },
  '[data-tone=danger]': { colorPalette: 'red' },
  '[data-tone=overdue]': { bg: 'red.solid', color: 'red.contrast', boxShadow: 'none' },
  'a[data-inline-link]': {
    textDecoration: 'underline',
    textDecorationColor: 'border.control',
    textUnderlineOffset: '3px',
    rounded: 'xs',
    _hover: { textDecorationColor: 'currentColor' },
  },
  'input[data-checkbox]': {
    display: 'block',
    boxSize: '5',
    flexShrink: '0',
    accentColor: 'primary.border',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px', rounded: 'xs' },
  },
});
