/** Media queries that the scales depend on; Chakra takes them as conditions. */
export const conditions = {
  phone: '@media (max-width: 59.9375rem)',
  touch: '@media (pointer: coarse)',
};

function text(wide: string, phone: string) {
  return { value: { base: wide, _phone: phone } };
}

function height(pointer: string, finger: string) {
  return { value: { base: pointer, _touch: finger } };
}

/** Sizes of text: a desk has room for rows, a phone is read at arm's length and while walking. */
export const fontSizes = {
  '2xs': text('0.6875rem', '0.75rem'),
  xs: text('0.75rem', '0.875rem'),
  sm: text('0.8125rem', '1rem'),
  md: text('0.875rem', '1rem'),
  lg: text('1rem', '1.0625rem'),
  xl: text('1.25rem', '1.25rem'),
  '2xl': text('1.5rem', '1.5rem'),
};

/** Heights of what is clicked: a finger needs 44 px, a pointer 32, and 28 where controls stand close. */
export const sizes = {
  control: height('2rem', '2.75rem'),
  controlSmall: height('1.75rem', '2.75rem'),
  bar: { value: '3rem' },
};

const lineHeights = {
  '2xs': '1.45',
  xs: '1.34',
  sm: '1.54',
  md: '1.715',
  lg: '1.5',
  xl: '1.4',
  '2xl': '1.67',
};

/** Font size with its line height. */
export const textStyles = {
  ...Object.fromEntries(
    Object.entries(lineHeights).map(([size, lineHeight]) => [size, { value: { fontSize: size, lineHeight } }]),
  ),
  label: { value: { fontSize: 'xs', lineHeight: lineHeights.xs, color: 'fg.muted' } },
  none: { value: {} },
};
