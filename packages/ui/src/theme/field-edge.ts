/** The edge of a field under the keyboard and of a wrong one, which stays red inside the ring of the focus. */
export const fieldEdge = {
  _focusVisible: {
    borderColor: 'primary.focusRing',
    outline: '1px solid {colors.primary.focusRing}',
    outlineOffset: '0',
    boxShadow: '0 0 0 4px {colors.primary.muted}',
  },
  _invalid: {
    borderColor: 'border.error',
    outline: '1px solid {colors.border.error}',
    outlineOffset: '0',
    _focusVisible: {
      borderColor: 'border.error',
      outlineColor: 'border.error',
      boxShadow: '0 0 0 3px {colors.primary.focusRing}',
    },
  },
};
