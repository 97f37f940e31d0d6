const sizes = {
  '2xs': '1rem',
  xs: '1.125rem',
  sm: '1.375rem',
  md: '1.5rem',
  lg: '1.75rem',
  xl: '1.875rem',
  '2xl': '2rem',
  '3xl': '2.375rem',
  '4xl': '2.75rem',
};

/** Font size with its line height; Japanese text needs a little more than Latin. */
export const textStyles = {
  ...Object.fromEntries(
    Object.entries(sizes).map(([size, lineHeight]) => [size, { value: { fontSize: size, lineHeight } }]),
  ),
  label: { value: { fontSize: 'sm', lineHeight: '1.375rem', fontWeight: 'medium' } },
  none: { value: {} },
};
