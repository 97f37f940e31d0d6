/** What bars need besides the tokens of the theme: purple for what is asked for, and the part that has passed. */
export const barColours = {
  light: { '--asked': '#7A3FB5', '--asked-ground': '#F3ECFB', '--elapsed': '#CBE1F8' },
  dark: { '--asked': '#BE92EE', '--asked-ground': '#2A1F3C', '--elapsed': '#204470' },
} as const;
