import { slotRecipes } from './recipes.ts';

const control = { borderColor: 'border.control', bg: 'bg.panel' };
const readable = { h: '10', minW: '10', textStyle: 'sm' };

/** Our changes to Chakra's recipes: every control that is clicked or typed into is at least 40 px high. */
export const houseRecipes = {
  recipes: {
    button: {
      // The spinner of a busy button is as large as its icon, so that the width stays.
      base: { fontWeight: 'semibold', '& .chakra-spinner': { boxSize: '5' } },
      variants: {
        size: { '2xs': readable, xs: readable, sm: readable },
        variant: { outline: { borderColor: 'border.control' } },
      },
    },
    input: {
      variants: {
        variant: { outline: control },
        size: {
          '2xs': { '--input-height': 'sizes.10' },
          xs: { '--input-height': 'sizes.10' },
          sm: { '--input-height': 'sizes.10' },
        },
      },
    },
    textarea: { variants: { variant: { outline: control } } },
    link: { base: { color: 'primary.fg', textUnderlineOffset: '3px' } },
    kbd: { base: { fontFamily: 'body', colorPalette: 'gray' } },
  },
  slotRecipes: {
    field: {
      slots: slotRecipes.field.slots,
      base: {
        label: { fontWeight: 'semibold' },
        helperText: { fontSize: 'xs' },
        errorText: { fontSize: 'sm', alignItems: 'flex-start' },
      },
    },
  },
};
