import { addMessages } from '@haisha/i18n';
import { DeskLayout } from './layout/desk-layout.tsx';
import { once } from './once.ts';

/** What surrounds every page after the login; the parts that stand in it are fetched by themselves, without its code. */
export const desk = {
  DeskLayout,
  loadHome: async () => (await import(/* webpackChunkName: "home" */ './pages/home-page.tsx')).HomePage,
  loadAreas: once(async () => {
    const { areaCardTexts, areaParts } = await import(/* webpackChunkName: "areas" */ './areas/area-parts.ts');
    await addMessages('areaCard', areaCardTexts);
    return areaParts;
  }),
};
