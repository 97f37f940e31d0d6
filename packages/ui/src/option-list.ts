import { chakra } from '@haisha/ui';

/** The popup with the options below a field. */
export const OptionPopup = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    my: '1',
    zIndex: 'dropdown',
    maxH: '20rem',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'md',
    shadow: 'lg',
    p: '1',
  },
});

export const OptionRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '3',
    minH: '10',
    px: '3',
    py: '1',
    cursor: 'pointer',
    rounded: 'sm',
    '&[aria-selected=true]': {
      bg: 'primary.subtle',
      color: 'primary.fg',
      outline: '1px solid {colors.primary.border}',
      outlineOffset: '-1px',
    },
  },
});
