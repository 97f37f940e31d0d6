import { dialogSlotRecipe } from '@chakra-ui/react/theme';

const { base } = dialogSlotRecipe;

/** The look of dialogs. Given to the dialog itself, so that it is fetched with the first one. */
export const dialogRecipe = {
  ...dialogSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, bg: 'bg.panel' },
    title: { ...base?.title, overflowWrap: 'anywhere' },
  },
};
