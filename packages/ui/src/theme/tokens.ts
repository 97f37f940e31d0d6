// The fonts of Japanese desktops first; the last one loads only on a machine without them.
const fontStack = [
  '"BIZ UDPGothic"',
  '"Hiragino Sans"',
  '"Yu Gothic UI"',
  'Meiryo',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  '"Noto Sans JP Variable"',
  'sans-serif',
].join(', ');

const fixedWidthFonts = 'SFMono-Regular,Menlo,Monaco,Consolas,"Liberation Mono","Courier New",monospace';

/** Lengths in steps of 4 px, as Chakra names them. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60,
  64, 72, 80, 96,
];
const spacing = valued(Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])));

function valued<Value>(values: Record<string, Value>): Record<string, { value: Value }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/**
 * The raw values that screens and recipes name; `tokens.test.ts` finds a name that is missing. Colours by meaning are
 * in `semantic-tokens.ts`, sizes of text and controls in `scales.ts`.
 */
export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...valued({
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '5xl': '64rem',
      '8xl': '90rem',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      prose: '60ch',
      full: '100%',
    }),
  },
  colors: {
    ...valued({ transparent: 'transparent', current: 'currentColor', black: '#09090B', white: '#FFFFFF' }),
    blackAlpha: valued({ 500: 'rgba(0, 0, 0, 0.36)', 600: 'rgba(0, 0, 0, 0.48)' }),
    plate: valued({ green: '#0b6b3a', yellow: '#f5c400', black: '#1c1c1c', white: '#ffffff', red: '#c81e1e' }),
  },
  fonts: valued({ body: fontStack, heading: fontStack, mono: fixedWidthFonts }),
  fontWeights: valued({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  // Sizes of reading text come from `scales.ts`; this one is that of a number plate.
  fontSizes: valued({ '3xl': '1.875rem' }),
  lineHeights: valued({ short: 1.375, tall: 1.625 }),
  letterSpacings: valued({ wide: '0.025em', widest: '0.1em' }),
  radii: valued({ none: '0', xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '0.75rem', full: '9999px' }),
  zIndex: valued({ docked: 10, dropdown: 1000, modal: 1400, popover: 1500, skipNav: 1600 }),
  durations: valued({ faster: '100ms', fast: '150ms', moderate: '200ms', slow: '300ms', slowest: '500ms' }),
  animations: valued({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: valued({ button: 'pointer', disabled: 'not-allowed', menuitem: 'default' }),
};
