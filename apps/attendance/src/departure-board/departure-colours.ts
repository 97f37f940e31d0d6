/** What the morning board needs besides the tokens of the theme: purple for too little rest, and the bar of an alarm. */
export const departureColours = {
  light: {
    '--short-rest': '#7A3FB5',
    '--short-rest-word': '#5F2A96',
    '--short-rest-ground': '#F3ECFB',
    '--alarm': '#B3261E',
  },
  dark: {
    '--short-rest': '#BE92EE',
    '--short-rest-word': '#D8BCF7',
    '--short-rest-ground': '#2A1F3C',
    '--alarm': '#8F231D',
  },
} as const;
