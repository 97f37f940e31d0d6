/** The sign of a temperature zone beside what is left over. */
export const zoneLook = {
  '& [data-zone]': {
    flexShrink: '0',
    textStyle: 'xs',
    lineHeight: '14px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'xs',
    px: '1px',
  },
  '& [data-zone=frozen]': { fontWeight: 'bold', color: 'primary.fg' },
} as const;
