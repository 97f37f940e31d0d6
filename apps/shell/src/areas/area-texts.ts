import { addMessages } from '@haisha/i18n';

/** The texts of the design system and of the form rules, which every area needs and the shell's own pages hardly. */
export async function addAreaTexts(): Promise<void> {
  await Promise.all([
    addMessages('ui', {
      ja: () => import(/* webpackChunkName: "area-texts-ja" */ '@haisha/i18n/ja/ui.json'),
      en: () => import(/* webpackChunkName: "area-texts-en" */ '@haisha/i18n/en/ui.json'),
    }),
    addMessages('validation', {
      ja: () => import(/* webpackChunkName: "area-texts-ja" */ '@haisha/validation/messages/ja.json'),
      en: () => import(/* webpackChunkName: "area-texts-en" */ '@haisha/validation/messages/en.json'),
    }),
  ]);
}
