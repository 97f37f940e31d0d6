import { addMessages } from '@haisha/i18n';

/**
 * Adds the texts of the design system, the form rules and the API's refusals; the shell's own pages need few of them.
 */
export async function addAreaTexts(): Promise<void> {
  await Promise.all([
    addMessages('ui', {
      ja: () => import(/* webpackChunkName: "area-texts-ja" */ '@haisha/i18n/ja/ui.json?all'),
      en: () => import(/* webpackChunkName: "area-texts-en" */ '@haisha/i18n/en/ui.json?all'),
    }),
    addMessages('problem', {
      ja: () => import(/* webpackChunkName: "area-texts-ja" */ '@haisha/i18n/ja/problem.json?all'),
      en: () => import(/* webpackChunkName: "area-texts-en" */ '@haisha/i18n/en/problem.json?all'),
    }),
    addMessages('validation', {
      ja: () => import(/* webpackChunkName: "area-texts-ja" */ '@haisha/validation/messages/ja.json?all'),
      en: () => import(/* webpackChunkName: "area-texts-en" */ '@haisha/validation/messages/en.json?all'),
    }),
  ]);
}
