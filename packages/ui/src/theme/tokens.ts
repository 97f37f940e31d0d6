import { tokens as chakraTokens } from '@chakra-ui/react/theme';

const { transparent, current, black, white, whiteAlpha, blackAlpha, gray, red, orange, yellow, green, blue } =
  chakraTokens.colors;

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

const primary = {
  50: { value: '#eef5fd' },
  100: { value: '#d9e9fb' },
  200: { value: '#b5d3f6' },
  300: { value: '#84b6ef' },
  400: { value: '#4f94e3' },
  500: { value: '#2a79d2' },
  600: { value: '#1867c0' },
  700: { value: '#14539b' },
  800: { value: '#13457f' },
  900: { value: '#133a69' },
  950: { value: '#0d2544' },
};

/** Chakra's raw values with our colours, fonts and sizes; unused palettes are left out. */
export const tokens = {
  ...chakraTokens,
  colors: {
    transparent,
    current,
    black,
    white,
    whiteAlpha,
    blackAlpha,
    gray,
    red,
    orange,
    yellow,
    green,
    blue,
    primary,
    plate: {
      green: { value: '#0b6b3a' },
      yellow: { value: '#f5c400' },
      black: { value: '#1c1c1c' },
      white: { value: '#ffffff' },
      red: { value: '#c81e1e' },
    },
  },
  fonts: {
    body: { value: fontStack },
    heading: { value: fontStack },
    mono: chakraTokens.fonts.mono,
  },
  fontSizes: {
    ...chakraTokens.fontSizes,
    '2xs': { value: '0.75rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
  },
};
