/** The tag that names somebody else who is at a row or a run. */
export const hereLook = {
  position: 'absolute',
  maxW: '32',
  h: '18px',
  px: '1.5',
  rounded: 'sm',
  borderWidth: '1px',
  borderColor: 'primary.border',
  bg: 'primary.subtle',
  color: 'primary.fg',
  fontWeight: 'semibold',
  lineHeight: '16px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
