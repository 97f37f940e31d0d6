import { menuSlotRecipe } from '@chakra-ui/react/theme';

const { base } = menuSlotRecipe;

/** The look of menus. Given to the menu itself, so that it is fetched with the first one. */
export const menuRecipe = {
  ...menuSlotRecipe,
  base: { ...base, item: { ...base?.item, minH: '10', fontSize: 'sm' } },
};
