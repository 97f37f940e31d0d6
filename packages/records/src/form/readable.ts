/** What cannot be changed is there to be read: it is not greyed, and nothing about it asks for input. */
export const readable = {
  '& :is(input, select, textarea):disabled': {
    opacity: 1,
    bg: { _light: 'bg.subtle', _dark: 'bg.muted' },
    borderColor: 'transparent',
    cursor: 'default',
  },
  '& select:disabled + *': { display: 'none' },
};
