import { fieldEdge } from './field-edge.ts';
import { slotRecipes } from './recipes.ts';

const control = { borderColor: 'border.control', bg: 'bg.panel' };
const icon = { width: '4', height: '4', '@media (pointer: coarse)': { width: '5', height: '5' } };
const usual = { h: 'control', minW: 'control', textStyle: 'sm', px: '3', gap: '1.5', _icon: icon };
const small = { h: 'controlSmall', minW: 'controlSmall', textStyle: 'xs', px: '2', gap: '1', _icon: icon };
const touched = { h: '11', minW: '11', textStyle: 'md', px: '4', gap: '2', _icon: icon };
const input = { textStyle: 'sm', px: '2.5', '--input-height': 'sizes.control' };

/** Our changes to Chakra's recipes: quiet controls of 32 px, 44 px under a finger. */
export const houseRecipes = {
  recipes: {
    button: {
      base: {
        fontWeight: 'normal',
        transitionDuration: '120ms',
        '& .chakra-spinner': { boxSize: '4' },
        // What only points on, beside words: a button without them has a label.
        '&:not([aria-label]) > svg:is([data-icon=chevronDown], [data-icon=chevronUp])': { boxSize: '3' },
      },
      variants: {
        size: { '2xs': small, xs: small, sm: usual, md: usual, lg: touched },
        variant: {
          solid: {
            fontWeight: 'medium',
            _hover: { bg: 'colorPalette.hover' },
            _expanded: { bg: 'colorPalette.hover' },
          },
          outline: {
            color: 'fg',
            borderColor: 'border.emphasized',
            bg: 'bg.panel',
            _hover: { bg: 'bg.muted' },
            _expanded: { bg: 'bg.muted' },
          },
          ghost: { _hover: { bg: 'bg.emphasized' }, _expanded: { bg: 'bg.emphasized' } },
        },
      },
    },
    input: {
      variants: {
        variant: { outline: { ...control, ...fieldEdge } },
        size: { '2xs': input, xs: input, sm: input, md: input },
      },
    },
    textarea: {
      variants: { variant: { outline: { ...control, ...fieldEdge } }, size: { md: { px: '2.5', py: '1.5' } } },
    },
    heading: { base: { fontWeight: 'bold' } },
    link: { base: { color: 'primary.fg', textUnderlineOffset: '3px' } },
    kbd: {
      base: { fontFamily: 'body', fontWeight: 'normal', colorPalette: 'gray' },
      variants: {
        size: { sm: { textStyle: '2xs', height: '4' }, md: { textStyle: '2xs', height: '4.5' } },
        variant: {
          raised: { bg: 'bg.panel', color: 'fg.subtle', borderBottomWidth: '1px', borderColor: 'border.emphasized' },
        },
      },
    },
    skeleton: { base: { bg: 'bg.emphasized' } },
  },
  slotRecipes: {
    alert: {
      slots: slotRecipes.alert.slots,
      base: { title: { fontWeight: 'normal' } },
      variants: { size: { md: { root: { px: '3', py: '2.5', gap: '2' }, indicator: { textStyle: 'lg' } } } },
    },
    field: {
      slots: slotRecipes.field.slots,
      base: {
        root: { gap: '1' },
        label: { textStyle: 'label', fontWeight: 'normal' },
        helperText: { textStyle: 'xs', color: 'fg.subtle' },
        errorText: { textStyle: 'xs', fontWeight: 'normal', alignItems: 'flex-start' },
      },
    },
  },
};
