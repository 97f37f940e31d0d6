import { dialogSlotRecipe } from '@chakra-ui/react/theme';

const { base, variants } = dialogSlotRecipe;

/** The style of dialogs. The dialog itself imports it, so that both are fetched together. */
export const dialogRecipe = {
  ...dialogSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, bg: 'bg.raised' },
    title: { ...base?.title, overflowWrap: 'anywhere' },
  },
  variants: {
    ...variants,
    size: {
      ...variants?.size,
      xl: { content: { maxW: '5xl' } },
    },
  },
};
