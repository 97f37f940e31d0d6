import { DeskLayout } from './layout/desk-layout.tsx';

/** What surrounds every page after the login; the parts that stand in it are fetched by themselves, without its code. */
export const desk = {
  DeskLayout,
  loadHome: async () => (await import(/* webpackChunkName: "home" */ './pages/home-page.tsx')).HomePage,
  loadAreas: async () => (await import(/* webpackChunkName: "areas" */ './areas/area-parts.ts')).areaParts,
};
