import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints.ts';
import { globalCss, preflight } from './global-css.ts';
import { houseRecipes } from './house-recipes.ts';
import { keyframes } from './keyframes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { conditions, textStyles } from './scales.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/** The product's Chakra system: base preset, tokens and only the recipes of what this package exports. */
export const system = createSystem(
  defaultBaseConfig,
  {
    preflight,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss,
    conditions,
    theme: {
      breakpoints,
      keyframes,
      // The only layer style that the recipes use.
      layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
      tokens,
      semanticTokens,
      textStyles,
      recipes,
      slotRecipes,
    },
  },
  { theme: houseRecipes },
);
