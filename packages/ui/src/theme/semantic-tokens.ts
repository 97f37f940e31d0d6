function pair(light: string, dark: string) {
  return { value: { _light: light, _dark: dark } };
}

function palette(name: string, solid: { light: number; dark: number }) {
  const shade = (step: number) => `{colors.${name}.${step}}`;
  return {
    contrast: pair('white', 'white'),
    fg: pair(shade(700), shade(300)),
    subtle: pair(shade(100), shade(900)),
    muted: pair(shade(200), shade(800)),
    emphasized: pair(shade(300), shade(700)),
    solid: pair(shade(solid.light), shade(solid.dark)),
    focusRing,
    border: pair(shade(600), shade(400)),
  };
}

// The focus ring has one colour everywhere, so that people learn to look for it.
const focusRing = pair('{colors.primary.600}', '{colors.primary.400}');
const gray = (step: number) => `{colors.gray.${step}}`;

function shadow(offset: string, strength: number, edge: number) {
  return pair(
    `${offset} {colors.gray.900/${strength}}, 0px 0px 1px {colors.gray.900/${edge}}`,
    `${offset} {black/64}, 0px 0px 1px inset {colors.gray.300/${edge}}`,
  );
}

/** Colours by meaning, for both themes; `contrast.test.ts` checks the ratios. */
export const semanticTokens = {
  radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.sm}' }, l3: { value: '{radii.md}' } },
  shadows: {
    xs: shadow('0px 1px 2px', 10, 20),
    sm: shadow('0px 2px 4px', 10, 30),
    md: shadow('0px 4px 8px', 10, 30),
    lg: shadow('0px 8px 16px', 10, 30),
    xl: shadow('0px 16px 24px', 10, 30),
    '2xl': shadow('0px 24px 40px', 16, 30),
  },
  colors: {
    bg: {
      DEFAULT: pair('{colors.white}', gray(950)),
      subtle: pair(gray(50), gray(900)),
      muted: pair(gray(100), gray(800)),
      emphasized: pair(gray(200), gray(700)),
      inverted: pair('{colors.black}', '{colors.white}'),
      panel: pair('{colors.white}', gray(900)),
      error: pair('{colors.red.50}', '{colors.red.950}'),
      warning: pair('{colors.orange.50}', '{colors.orange.950}'),
      success: pair('{colors.green.50}', '{colors.green.950}'),
      info: pair('{colors.blue.50}', '{colors.blue.950}'),
    },
    fg: {
      DEFAULT: pair(gray(900), gray(50)),
      muted: pair(gray(600), gray(300)),
      subtle: pair('#65656e', gray(400)),
      inverted: pair(gray(50), '{colors.black}'),
      error: pair('{colors.red.700}', '{colors.red.300}'),
      warning: pair('{colors.orange.700}', '{colors.orange.300}'),
      success: pair('{colors.green.700}', '{colors.green.300}'),
      info: pair('{colors.blue.700}', '{colors.blue.300}'),
    },
    border: {
      DEFAULT: pair(gray(200), gray(700)),
      muted: pair(gray(100), gray(800)),
      subtle: pair(gray(50), gray(900)),
      emphasized: pair(gray(300), gray(600)),
      // The edge of an input must be visible on its own: 3:1.
      control: pair('#85858f', '#7d7d87'),
      inverted: pair(gray(800), gray(200)),
      error: pair('{colors.red.600}', '{colors.red.400}'),
      warning: pair('{colors.orange.600}', '{colors.orange.400}'),
      success: pair('{colors.green.600}', '{colors.green.400}'),
      info: pair('{colors.blue.600}', '{colors.blue.400}'),
    },
    primary: palette('primary', { light: 600, dark: 600 }),
    blue: palette('blue', { light: 700, dark: 700 }),
    red: palette('red', { light: 600, dark: 600 }),
    orange: palette('orange', { light: 700, dark: 700 }),
    green: palette('green', { light: 700, dark: 700 }),
    gray: {
      contrast: pair('{colors.white}', '{colors.black}'),
      fg: pair(gray(800), gray(200)),
      subtle: pair(gray(100), gray(800)),
      muted: pair(gray(200), gray(700)),
      emphasized: pair(gray(300), gray(600)),
      solid: pair(gray(900), gray(100)),
      focusRing,
      border: pair(gray(500), gray(400)),
    },
  },
};
