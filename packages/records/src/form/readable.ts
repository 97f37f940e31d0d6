/** What cannot be changed is there to be read, so it is not greyed. */
export const readable = {
  '& :is(input, select, textarea):disabled': {
    opacity: 1,
    bg: { _light: 'bg.subtle', _dark: 'bg.muted' },
    cursor: 'default',
  },
};
