import { menuSlotRecipe } from '@chakra-ui/react/theme';

const { base } = menuSlotRecipe;

/** The style of menus. The menu itself imports it, so that both are fetched together. */
export const menuRecipe = {
  ...menuSlotRecipe,
  base: {
    ...base,
    content: {
      ...base?.content,
      bg: 'bg.raised',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
      _closed: { animationName: 'fade-out', animationDuration: 'faster' },
    },
    item: { ...base?.item, minH: 'control', textStyle: 'sm' },
  },
};
